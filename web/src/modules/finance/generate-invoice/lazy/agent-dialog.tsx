import { invoices } from '@leme/contract/finance/invoices/invoices';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { generateInvoiceTexts } from '../texts/texts.ts';

type Draft = { customer_id: string | null; period_from: string; period_to: string };
type Props = {
  onChosen: (chosen: { agent: string; from: string; to: string }) => void;
  onClose: () => void;
};

/** Whose bookings, and of which days: the month before, unless it is said. */
export function AgentDialog({ onChosen, onClose }: Props) {
  const t = useText(generateInvoiceTexts);
  const first = `${dayIn(useTimeZone(), Temporal.Now.instant()).slice(0, 7)}-01`;
  const last = addDays(first, -1);
  const start: Draft = { customer_id: null, period_from: `${last.slice(0, 7)}-01`, period_to: last };
  return (
    <VerbDialog
      entity={invoices}
      fields={['customer_id', 'period_from', 'period_to']}
      start={start}
      title={t('agentsMonth')}
      submit={t('look')}
      size="sm"
      faults={({ customer_id, period_from, period_to }) => ({
        customer_id: !customer_id && t('whichAgent'),
        period_to: period_to < period_from && t('wrongPeriod'),
      })}
      run={async (draft) => draft}
      done={(draft) => {
        onChosen({ agent: draft.customer_id ?? '', from: draft.period_from, to: draft.period_to });
        return undefined;
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={invoices} control={control} name="customer_id" required />
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField entity={invoices} control={control} name="period_from" />
            <EntityField entity={invoices} control={control} name="period_to" />
          </div>
        </>
      )}
    </VerbDialog>
  );
}
