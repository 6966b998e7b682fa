import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { isFullAccess, isPlatformRole } from '@leme/contract/access/roles';
import {
  Ban,
  CircleCheck,
  Copy,
  KeyRound,
  LogOut,
  type LucideIcon,
  Pencil,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { UserActions } from '../act/use-user-actions.tsx';
import type { UserRights } from '../act/use-user-rights.ts';
import { usersTexts } from '../texts/texts.ts';
import type { PersonDialog } from '../users-search.ts';

export type UserMenuProps = {
  user: UserRow;
  rights: UserRights;
  actions: UserActions;
  onOpen: (dialog: PersonDialog, user: UserRow) => void;
  /** For thumbs. */
  large?: boolean | undefined;
};

/** What can be done to somebody one may keep; of the others nothing. */
export function UserMenu({ user, rights, actions, onOpen, large }: UserMenuProps) {
  const t = useText(usersTexts);
  const openPage = useOpenPage();
  const { mayUpdate, mayDelete } = rights;
  if (!user.is_kept || !(mayUpdate || mayDelete)) return null;
  const isActive = user.status === 'active';
  const action = (label: string, Icon: LucideIcon, onSelect: () => void) => ({
    id: label,
    label,
    onSelect,
    icon: <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />,
  });
  const changing = [
    action(t('edit'), Pencil, () => onOpen('edit', user)),
    isActive
      ? action(t('deactivate'), Ban, () => void actions.setStatus(user, 'inactive'))
      : action(t('activate'), CircleCheck, () => void actions.setStatus(user, 'active')),
    {
      ...action(t('sendReset'), KeyRound, () => void actions.sendReset(user)),
      reason: isActive ? null : t('isInactive'),
    },
    action(t('endSessions'), LogOut, () => actions.ask('end-sessions', user)),
    ...(user.has_second_factor
      ? [action(t('removeCode'), Ban, () => actions.ask('remove-second-factor', user))]
      : []),
    ...(takesExceptions(user) ? [action(t('copyRights'), Copy, () => onOpen('copy', user))] : []),
  ];
  return (
    <ActionMenu
      name={t('actionsOf', { name: user.full_name })}
      size={large ? 'lg' : 'xs'}
      variant="quiet"
      iconClass={large ? 'size-6' : undefined}
      actions={[
        ...(mayUpdate ? changing : []),
        action(t('seeRights'), ShieldCheck, () => openPage(`/users/${user.id}?tab=permissions`)),
        ...(mayDelete
          ? [{ ...action(t('delete'), Trash2, () => actions.ask('delete', user)), danger: true, apart: true }]
          : []),
      ]}
    />
  );
}

/** Whether rights of somebody can differ from those of the level. */
const takesExceptions = ({ role }: UserRow) => role !== null && !isFullAccess(role) && !isPlatformRole(role);
