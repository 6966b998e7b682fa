import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { Ban, ClipboardList, Copy, Ellipsis, Pencil, Plus, Ship, Users } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { useOpenPage } from '#kit/url-state.ts';
import { GuardedButton } from '#ui/guarded-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { nameOf } from './session-parts.tsx';
import { type Reason, useSessionRights } from './session-rights.ts';
import { sessionsTexts } from './sessions/texts/texts.ts';
import type { SessionDialogName } from './sessions-search.ts';
import { bookingsTexts } from './texts/texts.ts';

export type SessionActionsProps = {
  session: SessionRow;
  onOpen: (dialog: SessionDialogName, session: SessionRow) => void;
  large?: boolean | undefined;
};

/** Booking beside the rest in a menu; what may not be done stays there with its reason. */
export function SessionActions({ session, onOpen, large = false }: SessionActionsProps) {
  const t = useText(sessionsTexts);
  const words = useText(bookingsTexts);
  const rights = useSessionRights();
  const openPage = useOpenPage();
  const name = nameOf(session);
  const icon = 'size-4';
  return (
    <span className="flex items-center justify-end gap-1">
      <GuardedButton
        reason={rights.book(session)}
        size={large ? 'pier' : 'xs'}
        className={large ? 'flex-1' : undefined}
        aria-label={t('bookFor', { name })}
        onClick={() => onOpen('booking', session)}
      >
        {large && <Plus aria-hidden="true" className={icon} strokeWidth={1.75} />}
        {words('newBooking')}
      </GuardedButton>
      <Menu
        trigger={
          <IconButton
            name={t('actionsOf', { name })}
            size={large ? 'pier' : 'xs'}
            variant={large ? 'plain' : 'quiet'}
            icon={<Ellipsis className={large ? 'size-6' : icon} strokeWidth={1.75} />}
          />
        }
      >
        {rights.seesManifest && (
          <MenuItem
            icon={<ClipboardList aria-hidden="true" className={icon} strokeWidth={1.75} />}
            onSelect={() => openPage(`/passenger-manifest?date=${session.date}`)}
          >
            {t('manifest')}
          </MenuItem>
        )}
        {rights.seesBookings && (
          <MenuItem
            icon={<Users aria-hidden="true" className={icon} strokeWidth={1.75} />}
            onSelect={() => onOpen('bookings', session)}
          >
            {t('sessionBookings')}
          </MenuItem>
        )}
        <GuardedItem
          reason={rights.allocate(session)}
          icon={<Ship aria-hidden="true" className={icon} strokeWidth={1.75} />}
          onSelect={() => onOpen('boats', session)}
        >
          {t('allocate')}
        </GuardedItem>
        <GuardedItem
          reason={rights.create}
          icon={<Copy aria-hidden="true" className={icon} strokeWidth={1.75} />}
          onSelect={() => onOpen('clone', session)}
        >
          {t('clone')}
        </GuardedItem>
        <GuardedItem
          reason={rights.edit(session)}
          icon={<Pencil aria-hidden="true" className={icon} strokeWidth={1.75} />}
          onSelect={() => onOpen('edit', session)}
        >
          {t('edit')}
        </GuardedItem>
        <GuardedItem
          danger
          reason={rights.cancel(session)}
          icon={<Ban aria-hidden="true" className={icon} strokeWidth={1.75} />}
          onSelect={() => onOpen('cancel', session)}
        >
          {t('cancel')}
        </GuardedItem>
      </Menu>
    </span>
  );
}

type GuardedItemProps = {
  reason: Reason;
  icon: React.ReactNode;
  danger?: boolean;
  onSelect: () => void;
  children: string;
};

function GuardedItem({ reason, children, danger, ...item }: GuardedItemProps) {
  return (
    <MenuItem {...item} danger={danger && reason === null} disabled={reason !== null}>
      {children}
      {reason && <span className="block text-xs">{reason}</span>}
    </MenuItem>
  );
}
