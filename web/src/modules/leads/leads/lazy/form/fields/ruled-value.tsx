import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { proseLink } from '#ui/style/link-style.ts';
import type { LeadDraft } from '../lead-draft.ts';
import { takePrice, useRuledPrice } from '../ruled-price.ts';
import { formTexts } from '../texts/texts.ts';

/** Beside the price of the table what the rules make of it; one press takes it. */
export function RuledValue({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const { money, date } = useFormat();
  const quote = useRuledPrice(lead);
  const day = lead.values.interest_date?.from;
  if (!quote || !day) return null;
  const text = t('withRules', { value: money(quote.total) });
  if (quote.total === lead.values.offered_value)
    return <output className="text-muted-fg text-xs tabular-nums">{text}</output>;
  return (
    <button
      type="button"
      title={t('takeRules', { day: date(day) })}
      onClick={() => takePrice(lead, quote)}
      className={`${proseLink} min-h-6 text-start text-xs tabular-nums max-md:min-h-11`}
    >
      {text}
    </button>
  );
}
