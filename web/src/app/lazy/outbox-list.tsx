import { OutboxSheet } from '#modules/manifest/attendance/outbox/lazy/outbox-sheet.tsx';
import { useShell, useShellDialog } from '../shell/shell-context.tsx';

/** What the mark beside the state of the connection opens. */
export function OutboxList() {
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  return <OutboxSheet open={dialog === 'outbox'} onClose={() => setDialog(null)} />;
}
