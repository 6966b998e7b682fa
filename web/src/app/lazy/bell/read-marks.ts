import type { PendingAlert } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { readStored, store } from '#ui/style/stored.ts';

/** Whose marks they are: of one person in one company, on this device. */
export type Whose = { tenant: string; user: string };

const keyOf = ({ tenant, user }: Whose) => `leme.alerts-read.${tenant}.${user}`;

/** What an alert is known by until it becomes worse, which is news again. */
export function markOf({ id, risen_at }: Pick<PendingAlert, 'id' | 'risen_at'>): string {
  return risen_at === null ? id : `${id}@${risen_at}`;
}

/** The alerts somebody has read here. */
export function readMarks(whose: Whose): ReadonlySet<string> {
  const stored = readStored(keyOf(whose));
  return new Set(stored ? stored.split(' ') : []);
}

/** Notes that all of these were read; what is over is forgotten. */
export function keepMarks(whose: Whose, alerts: readonly PendingAlert[]): ReadonlySet<string> {
  const marks = alerts.map(markOf);
  store(keyOf(whose), marks.length > 0 ? marks.join(' ') : null);
  return new Set(marks);
}
