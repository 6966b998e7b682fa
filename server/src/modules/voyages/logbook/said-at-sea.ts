import { causeOf } from '@leme/contract/maintenance/alerts';
import { alarmOf } from '@leme/contract/voyages/logbook/voyage-events';
import type { AllHooks } from '#kit/hooks';
import type { TimedWork } from '#kit/work';
import { readMeter } from '#modules/fleet/public';
import { keepAlerts } from '#modules/maintenance/public';
import { caused } from '../caused.ts';
import { motorOf } from '../motor-of.ts';
import type { Stored } from './sent.ts';

/** Damage and danger at sea are told at once; a person ends the alert. */
export async function tellOccurrences(work: TimedWork, stored: readonly Stored[]): Promise<void> {
  const causes = stored.flatMap(({ event: { id, kind, occurrence, text }, entry: { boat, boat_id } }) => {
    const severity = kind === 'occurrence' && occurrence !== null ? alarmOf[occurrence] : undefined;
    if (severity === undefined) return [];
    const params = { kind: occurrence, boat, text };
    return [caused({ type: 'occurrence', dedupe_key: causeOf.occurrence(id), severity, params, boat_id })];
  });
  await keepAlerts(
    work,
    causes.map(({ dedupe_key }) => dedupe_key),
    causes,
  );
}

const read = new Set(['departed', 'returned', 'reading']);

/** What dials said is kept as readings, whatever they said before; one that cannot be waits for somebody. */
export async function readDials(
  work: TimedWork,
  hooks: Pick<AllHooks, 'readingTaken'>,
  stored: readonly Stored[],
): Promise<void> {
  for (const { event, entry, at } of stored) {
    if (event.hours === null || !read.has(event.kind)) continue;
    const motor = await motorOf(work, { boat_id: entry.boat_id, motor_id: event.motor_id });
    if (motor === null) continue;
    const taken = { hours: event.hours, taken_at: at, source: 'logbook', confirmed: true } as const;
    const meter = await readMeter(work, hooks, motor, taken);
    await meter.tell();
  }
}
