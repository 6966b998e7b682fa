import { OutboxSheet } from '#kit/outbox/lazy/outbox-sheet.tsx';
import type { ListedKind } from '#kit/outbox/listed-kind.ts';
import { listedReadings } from '#modules/fleet/outbox/lazy/listed.tsx';
import { listedMarks, listedPayments } from '#modules/manifest/attendance/outbox/lazy/listed.tsx';
import { listedDepartures, listedFuel, listedVoyages } from '#modules/voyages/outbox/lazy/listed.tsx';
import { useShell, useShellDialog } from '../shell/shell-context.tsx';

const kinds: readonly ListedKind[] = [
  listedMarks,
  listedPayments,
  listedVoyages,
  listedDepartures,
  listedFuel,
  listedReadings,
];

/** What the mark beside the state of the connection opens. */
export function OutboxList() {
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  return <OutboxSheet kinds={kinds} open={dialog === 'outbox'} onClose={() => setDialog(null)} />;
}
