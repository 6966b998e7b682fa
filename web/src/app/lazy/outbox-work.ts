import { knowKinds, type OutboxKind } from '#kit/outbox/own-outbox.ts';
import { keepComingReceiver } from '#modules/finance/lazy/charges/pier/kept-receiver.ts';
import { readings } from '#modules/fleet/outbox/kinds.ts';
import { marks, payments } from '#modules/manifest/attendance/outbox/kinds.ts';
import { startOutboxSync } from '#modules/manifest/attendance/outbox/lazy/outbox-sync.ts';
import { keepComingDuties } from '#modules/rosters/crew-rosters/lazy/kept-duties.ts';
import { departures, fuel, voyages } from '#modules/voyages/outbox/kinds.ts';
import { keepComingDepartures } from '#modules/voyages/pier/lazy/departures/kept-departures.ts';
import { keepComingPier } from '#modules/voyages/pier/lazy/kept-pier.ts';

const kinds: readonly OutboxKind[] = [marks, payments, voyages, departures, fuel, readings];

/** Sends what waits on this device, of every kind, whatever page is open. */
export function startOutboxWork(): void {
  knowKinds(kinds);
  startOutboxSync(async () => {
    await Promise.allSettled([
      keepComingPier(),
      keepComingDepartures(),
      keepComingDuties(),
      keepComingReceiver(),
    ]);
  });
}
