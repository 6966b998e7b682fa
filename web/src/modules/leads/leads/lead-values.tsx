import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type Lead, leadStatuses } from '@leme/contract/leads/leads';
import { passengersOf, passengersText } from '@leme/contract/leads/passengers';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { leadsTexts } from './texts/texts.ts';

export type ProductsById = Readonly<Record<string, { name: string; sharing_mode: 'shared' | 'private' }>>;

/** The lead with a status people know: one that is none is shown as new, and stays what it is. */
export function known<Row extends AnyRow>(row: Row): Row {
  return leadStatuses.some((status) => status === row.status) ? row : { ...row, status: 'new' };
}

/** A number with its country where that is not Brazil. */
export function leadPhone({ country_code, phone }: Pick<Lead, 'country_code' | 'phone'>): string {
  return country_code === '+55' ? phoneText(phone) : `${country_code} ${phone}`;
}

/** Who comes along: `2A 1C`, `8 passageiros` of a private product, `N/A` of nobody [B9-41, B9-42, B9-43]. */
export function Passengers({ lead, products }: { lead: Lead; products: ProductsById }) {
  const t = useText(leadsTexts);
  const { number } = useFormat();
  const isPrivate = products[lead.product_id ?? '']?.sharing_mode === 'private';
  const text = passengersText(passengersOf(lead, isPrivate), {
    together: (count) => t('passengers', { count, text: number(count) }),
    adults: (count) => t('adults', { count }),
    children: (count) => t('children', { count }),
    between: ' ',
    nobody: t('nobody'),
  });
  return <span className="whitespace-nowrap tabular-nums">{text}</span>;
}

/** `20/11/26`, `22–24/11/26`, `30/11–02/12/26`. */
export function interestText({ interest_date }: Pick<Lead, 'interest_date'>): string {
  if (!interest_date?.from) return '';
  const { from, to } = interest_date;
  const [year = '', month = '', day = ''] = from.split('-');
  const [lastYear = '', lastMonth = '', lastDay = ''] = (to ?? from).split('-');
  const last = `${lastDay}/${lastMonth}/${lastYear.slice(2)}`;
  if (to === null || to === from) return last;
  if (year !== lastYear) return `${day}/${month}/${year.slice(2)}–${last}`;
  return month === lastMonth ? `${day}–${last}` : `${day}/${month}–${last}`;
}

/** The tags of a lead, each with the colour people gave it. */
export function tagsOf({ labels, colours }: Pick<Lead, 'labels' | 'colours'>) {
  return [labels.tags ?? []].flat().map((name, at) => ({ name, color: colours?.tags?.[at] }));
}

/** What a lead is interested in, with the colour of the product. */
export function Product({ lead }: { lead: Lead }) {
  const name = lead.labels.product_id;
  if (!name) return <span className="text-muted-fg">–</span>;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-[3px] shadow-[inset_0_0_0_1px_rgb(0_0_0/0.18)]"
        style={{ background: String(lead.colours?.product_id ?? 'var(--edge)') }}
      />
      <span className="truncate">{name}</span>
    </span>
  );
}
