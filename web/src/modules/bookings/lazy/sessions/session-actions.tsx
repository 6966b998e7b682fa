import type { SessionRow } from '@leme/contract/bookings/endpoints';
import {
  Ban,
  ClipboardList,
  Copy,
  History,
  type LucideIcon,
  Pencil,
  Plus,
  Ship,
  Undo2,
  Users,
} from 'lucide-react';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { GuardedButton } from '#ui/records/guarded-button.tsx';
import { bookingsTexts } from '../../texts/texts.ts';
import { nameOf } from '../session/session-parts.tsx';
import { type Reason, useSessionRights } from '../session/session-rights.ts';
import { sessionTexts } from '../session/texts/texts.ts';
import { useReturn } from '../session/use-return.ts';
import type { SessionDialogName } from './sessions-search.ts';

export type SessionActionsProps = {
  session: SessionRow;
  onOpen: (dialog: SessionDialogName, session: SessionRow) => void;
  large?: boolean | undefined;
};

/** Booking beside the rest in a menu; what may not be done stays there with its reason. */
export function SessionActions({ session, onOpen, large = false }: SessionActionsProps) {
  const t = useText(sessionTexts);
  const words = useText(bookingsTexts);
  const rights = useSessionRights();
  const openPage = useOpenPage();
  const giveBack = useReturn();
  const name = nameOf(session);
  const action = (label: string, Icon: LucideIcon, onSelect: () => void, reason: Reason = null) => ({
    id: label,
    label,
    onSelect,
    reason,
    icon: <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />,
  });
  const dialog = (label: string, Icon: LucideIcon, opens: SessionDialogName, reason: Reason = null) =>
    action(label, Icon, () => onOpen(opens, session), reason);
  return (
    <span className="flex items-center justify-end gap-1">
      <GuardedButton
        reason={rights.book(session)}
        size={large ? 'touch' : 'xs'}
        className={large ? 'flex-1' : undefined}
        aria-label={t('bookFor', { name })}
        onClick={() => onOpen('booking', session)}
      >
        {large && <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        {words('newBooking')}
      </GuardedButton>
      <ActionMenu
        name={t('actionsOf', { name })}
        size={large ? 'touch' : 'xs'}
        variant={large ? 'plain' : 'quiet'}
        iconClass={large ? 'size-6' : undefined}
        actions={[
          ...(rights.seesManifest
            ? [
                action(t('manifest'), ClipboardList, () =>
                  openPage(`/passenger-manifest?date=${session.date}`),
                ),
              ]
            : []),
          ...(rights.seesBookings ? [dialog(t('sessionBookings'), Users, 'bookings')] : []),
          dialog(t('allocate'), Ship, 'boats', rights.allocate(session)),
          dialog(t('clone'), Copy, 'clone', rights.create),
          dialog(t('edit'), Pencil, 'edit', rights.edit(session)),
          ...(giveBack.isFor(session)
            ? [action(t('returnToSchedule'), Undo2, () => void giveBack.run(session.id), giveBack.reason)]
            : []),
          dialog(t('history'), History, 'history', null),
          { ...dialog(t('cancel'), Ban, 'cancel', rights.cancel(session)), danger: true },
        ]}
      />
    </span>
  );
}
