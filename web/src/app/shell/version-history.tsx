import { VersionsDialog } from '#modules/tenancy/versions-dialog.tsx';
import { SecretInput } from '../sign-in/secret-input.tsx';
import { useShell, useShellDialog } from './shell-context.tsx';

/** What the footer's link opens. */
export function VersionHistory() {
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  return (
    <VersionsDialog
      open={dialog === 'versions'}
      onClose={() => setDialog(null)}
      own={__BUILD__}
      PasswordInput={SecretInput}
    />
  );
}
