import { useText } from '#kit/text/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useRightsWords } from '../rights/use-rights-words.ts';
import { rolePermissionsTexts } from './texts/texts.ts';
import type { RoleDraft } from './use-role-draft.ts';

export type ResetRoleProps = { rights: RoleDraft; open: boolean; onClose: () => void };

/** Asks before every difference of a role is taken back; those the person may not take back stay and are counted. */
export function ResetRole({ rights, open, onClose }: ResetRoleProps) {
  const t = useText(rolePermissionsTexts);
  const { roleName } = useRightsWords();
  const { role, changed, resettable, isBusy } = rights;
  const kept = changed.length - resettable.length;
  return (
    <ConfirmDialog
      open={open && (resettable.length > 0 || isBusy)}
      onOpenChange={(next) => next || onClose()}
      title={t('resetTitle', { role: roleName(role) })}
      text={t('resetText', { count: resettable.length })}
      detail={kept > 0 && t('resetKept', { count: kept })}
      labels={{ confirm: t('reset'), cancel: t('cancel') }}
      busy={isBusy}
      onConfirm={() => void rights.reset().then(onClose)}
    />
  );
}
