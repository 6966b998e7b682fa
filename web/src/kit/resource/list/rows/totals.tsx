import { labelOf } from '@leme/contract/kit/resource/labels';
import { fieldsWith, type Page } from '@leme/contract/kit/resource/resource';
import { tableTexts } from '../../../list/table/texts/texts.ts';
import { useText } from '../../../text/i18n.ts';
import { fieldText, useSpeech } from '../../field-value.tsx';
import type { List, ListProps } from '../use-list.ts';

/** What the rows of the filter have in all, by field, in words; of more rows than are counted it is more than that. */
export function useTotals({ resource, query }: List): (name: string) => string | undefined {
  const t = useText(tableTexts);
  const speech = useSpeech();
  const page = query.data as Page | undefined;
  return (name) => {
    const field = resource.fields[name];
    const sum = page?.totals[name];
    if (!field || sum === undefined) return undefined;
    const value = fieldText(field, sum, undefined, speech);
    return page?.countIsEstimate ? t('moreThan', { value }) : value;
  };
}

/** The same below cards, which have no columns. */
export function TotalsLine({ list }: ListProps) {
  const t = useText(tableTexts);
  const { locale } = useSpeech();
  const totalOf = useTotals(list);
  const totals = fieldsWith(list.resource, 'total').flatMap((name) => {
    const [field, total] = [list.resource.fields[name], totalOf(name)];
    return field && total !== undefined ? [{ name, label: labelOf(field, locale), total }] : [];
  });
  if (totals.length === 0) return null;
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border bg-surface px-3 py-2 text-sm">
      {totals.map(({ name, label, total }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted-fg">{t('totalOf', { name: label })}</dt>
          <dd className="font-semibold tabular-nums">{total}</dd>
        </div>
      ))}
    </dl>
  );
}
