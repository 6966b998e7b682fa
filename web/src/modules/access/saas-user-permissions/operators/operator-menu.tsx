import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { Ban, CircleCheck, KeyRound, LogOut, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { UserActions } from '../../users/act/use-user-actions.tsx';
import type { UserRights } from '../../users/act/use-user-rights.ts';
import { usersTexts } from '../../users/texts/texts.ts';
import { saasUserPermissionsTexts } from '../texts/texts.ts';

export type OperatorMenuProps = {
  rights: UserRights;
  actions: UserActions;
  resend: (user: UserRow) => Promise<boolean>;
  onEdit: (user: UserRow) => void;
};

/** What can be done to an operator one may keep; of the others nothing. */
export function OperatorMenu({ user, large, ...props }: OperatorMenuProps & { user: UserRow; large?: true }) {
  const t = useText(usersTexts);
  const own = useText(saasUserPermissionsTexts);
  const { rights, actions, resend, onEdit } = props;
  if (!user.is_kept || !(rights.mayUpdate || rights.mayDelete)) return null;
  const isActive = user.status === 'active';
  const action = (label: string, Icon: LucideIcon, onSelect: () => void) => ({
    id: label,
    label,
    onSelect,
    icon: <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />,
  });
  const letter =
    user.last_sign_in_at === null
      ? action(own('resend'), KeyRound, () => void resend(user))
      : action(t('sendReset'), KeyRound, () => void actions.sendReset(user));
  const changing = [
    action(t('edit'), Pencil, () => onEdit(user)),
    isActive
      ? action(t('deactivate'), Ban, () => void actions.setStatus(user, 'inactive'))
      : action(t('activate'), CircleCheck, () => void actions.setStatus(user, 'active')),
    { ...letter, reason: isActive ? null : t('isInactive') },
    action(t('endSessions'), LogOut, () => actions.ask('end-sessions', user)),
    ...(user.has_second_factor
      ? [action(t('removeCode'), Ban, () => actions.ask('remove-second-factor', user))]
      : []),
  ];
  const deleting = {
    ...action(t('delete'), Trash2, () => actions.ask('delete', user)),
    danger: true,
    apart: true,
  };
  return (
    <ActionMenu
      name={t('actionsOf', { name: user.full_name })}
      size={large ? 'lg' : 'xs'}
      variant="quiet"
      iconClass={large && 'size-6'}
      actions={[...(rights.mayUpdate ? changing : []), ...(rights.mayDelete ? [deleting] : [])]}
    />
  );
}
