import { may, read } from '@leme/contract/access/permission';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { sessionTexts } from './texts/texts.ts';

/** Why something may not be done, in words; null when it may. */
export type Reason = string | null;

export function useSessionRights() {
  const t = useText(sessionTexts);
  const can = useCan();
  const unless = (allowed: boolean): Reason => (allowed ? null : t('noPermission'));
  const ofLiving = (session: SessionRow) => (session.status === 'cancelled' ? t('isCancelled') : null);
  return {
    create: unless(can(may('sessions', 'create'))),
    edit: (session: SessionRow): Reason => unless(can(may('sessions', 'update'))) ?? ofLiving(session),
    cancel: (session: SessionRow): Reason => unless(can(may('sessions', 'update'))) ?? ofLiving(session),
    book: (session: SessionRow): Reason =>
      unless(can(may('bookings', 'create'))) ??
      ofLiving(session) ??
      (session.status === 'occupied' ? t('isFull') : null),
    allocate: (session: SessionRow): Reason =>
      unless(can(may('sessions', 'update'))) ??
      ofLiving(session) ??
      (session.boats.length === 0 ? t('noBoats') : null),
    takesPayments: can(may('booking-payments', 'create')),
    changeBooking: unless(can(may('bookings', 'update'))),
    seesBookings: can(read('bookings')),
    seesManifest: can(read('passenger-manifest')),
  };
}
