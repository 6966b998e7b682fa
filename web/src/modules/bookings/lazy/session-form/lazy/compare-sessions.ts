import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { isProblem } from '#kit/api/api.ts';
import { comparisonOf, partChanges } from '#kit/form/lazy/stale/part-changes.ts';
import type { Comparison } from '#kit/form/lazy/stale/stale-choice.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { SessionOptions } from '../../session/sessions.queries.ts';
import { sessionFormTexts } from '../texts/texts.ts';
import type { SessionValues } from './session-values.ts';

/** The session as somebody else saved it meanwhile. */
export function staleSession(error: unknown): SessionRow | null {
  return isProblem(error, 'stale-version') ? (error.params.current as SessionRow) : null;
}

const labels = {
  product_id: 'product',
  date: 'date',
  start_time: 'start',
  end_time: 'end',
  boat_ids: 'boats',
  total_capacity: 'capacity',
  guide_name: 'guide',
  sailor_name: 'sailor',
  notes: 'notes',
} as const satisfies Record<keyof SessionValues, string>;

const fieldNames = Object.keys(labels) as (keyof SessionValues)[];

/** The fields in which two states of a session differ. */
export function differing(one: SessionValues, other: SessionValues): (keyof SessionValues)[] {
  return fieldNames.filter((name) => String(one[name] ?? '') !== String(other[name] ?? ''));
}

type States = { base: SessionValues; current: SessionValues; mine: SessionValues };

/** What two people made of a session, in words. */
export function useSessionComparison(options: SessionOptions) {
  const t = useText(sessionFormTexts);
  const { date } = useFormat();
  const wordsOf = (values: SessionValues, name: keyof SessionValues): string => {
    if (name === 'product_id')
      return options.products.find(({ id }) => id === values.product_id)?.name ?? '-';
    if (name === 'date') return values.date ? date(values.date) : '-';
    if (name !== 'boat_ids') return String(values[name] ?? '') || '-';
    const boats = values.boat_ids.map((id) => options.boats.find((boat) => boat.id === id)?.boat_name ?? '-');
    return boats.join(', ') || '-';
  };
  return ({ base, current, mine }: States): Comparison<keyof SessionValues> =>
    comparisonOf(
      partChanges({
        mine: differing(base, mine),
        theirs: differing(base, current),
        now: differing(current, mine),
      }),
      (name) => ({ label: t(labels[name]), mine: wordsOf(mine, name), theirs: wordsOf(current, name) }),
    );
}
