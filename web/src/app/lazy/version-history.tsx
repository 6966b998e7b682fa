import { VersionsDialog } from '#modules/tenancy/lazy/versions-dialog.tsx';
import { useShell, useShellDialog } from '../shell/shell-context.tsx';
import { SecretInput } from '../sign-in/secret-input.tsx';

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
