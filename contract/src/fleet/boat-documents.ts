import { defineEntity, type Entity, named } from '../kit/entity.ts';
import { choice, date, file, text, type ValuesOf } from '../kit/fields.ts';

import { fleetWords } from './texts/texts.ts';

/** The papers a boat carries, as the Capitania and insurers call them. */
const fields = {
  kind: choice(['TIE', 'PRPM', 'CTS', 'DPEM', 'CSN', 'seguro', 'vistoria', 'alvara'], { required: true }),
  number: text({ max: 60 }),
  issued_on: date(),
  expires_on: date(),
  file: file(),
};

/** The papers of a boat: their files and rights are those of boats. */
export const boatDocuments = defineEntity({
  name: 'boat-documents',
  of: 'boats',
  texts: fleetWords,
  title: 'kind',
  fields,
});

export type DocumentKind = ValuesOf<typeof fields>['kind'];
export const documentKinds = fields.kind.options as [DocumentKind, ...DocumentKind[]];

/** Days before the expiry on which somebody is reminded, unless a paper says otherwise. */
export const usualAlertDays: readonly number[] = [60, 30, 7];
export const mostAlertDays = 4;

const reminders = text({ required: true, max: 40, fallback: usualAlertDays.join(', '), hint: true });

/** The form of a paper: its reminders are typed as a list of days. */
export const boatDocumentForm: Entity = {
  ...boatDocuments,
  fields: {
    ...boatDocuments.fields,
    ...named(fleetWords, boatDocuments.name, { alert_days: reminders }),
  },
};

export type DocumentState = 'valid' | 'soon' | 'expired';

type Expiring = { expires_on: string | null; alert_days: readonly number[] };

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
