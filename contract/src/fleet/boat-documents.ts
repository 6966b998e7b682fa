import * as f from '../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../kit/resource/resource.ts';
import { fleetWords } from './texts/texts.ts';

/** The papers a boat carries, as the Capitania and insurers call them. */
export const boatDocuments = defineResource({
  name: 'boat-documents',
  of: 'boats',
  texts: fleetWords,
  title: 'kind',
  fields: {
    boat_id: f.parent('boats'),
    kind: f.choice(['TIE', 'PRPM', 'CTS', 'DPEM', 'CSN', 'seguro', 'vistoria', 'alvara'], { required: true }),
    number: f.text({ max: 60, search: true }),
    issued_on: f.date(),
    expires_on: f.date({ sort: true }),
    file: f.file(),
    /** Days before the expiry on which somebody is reminded. */
    alert_days: f.integers({ min: 1, max: 365, most: 4, fallback: [60, 30, 7], hint: true }),
  },
  rules: ({ issued_on, expires_on }) =>
    issued_on && expires_on && expires_on < issued_on
      ? [{ pointer: '/expires_on', code: 'before-issue' }]
      : [],
});

export type BoatDocument = RowOf<typeof boatDocuments>;
export type DocumentKind = BoatDocument['kind'];
export type DocumentState = 'valid' | 'soon' | 'expired';

type Expiring = Pick<BoatDocument, 'expires_on'> & { alert_days: readonly number[] };

/** Days a paper is still good after a date: 0 on its last day, less when it is over, null when it never is. */
export function daysLeft({ expires_on }: Pick<Expiring, 'expires_on'>, date: string): number | null {
  if (expires_on === null) return null;
  return Temporal.PlainDate.from(date).until(Temporal.PlainDate.from(expires_on), { largestUnit: 'day' })
    .days;
}

/**
 * What a paper is worth on a date: today's, or that of a sailing to come. It is good through its last day, and `soon`
 * from the earliest of its reminders on.
 */
export function documentState(document: Expiring, date: string): DocumentState {
  const left = daysLeft(document, date);
  if (left === null) return 'valid';
  if (left < 0) return 'expired';
  return left <= Math.max(...document.alert_days) ? 'soon' : 'valid';
}

/** Boats with the kinds each has no good paper of on a date; boats that lack none are left out. */
export function boatsOutOfDate(
  documents: readonly (Expiring & { boat_id: string; kind: DocumentKind })[],
  date: string,
): { boat_id: string; kinds: DocumentKind[] }[] {
  return [...Map.groupBy(documents, ({ boat_id }) => boat_id)]
    .map(([boat_id, papers]) => ({ boat_id, kinds: expiredKinds(papers, date) }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** The kinds a boat has no good paper of on a date; a renewed paper takes the place of the one before. */
export function expiredKinds(
  documents: readonly (Expiring & { kind: DocumentKind })[],
  date: string,
): DocumentKind[] {
  const byKind = Map.groupBy(documents, ({ kind }) => kind);
  return [...byKind]
    .filter(([, papers]) => papers.every((paper) => documentState(paper, date) === 'expired'))
    .map(([kind]) => kind);
}
