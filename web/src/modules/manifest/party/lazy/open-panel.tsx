import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { MoveBookingDialog } from '#modules/bookings/lazy/public.ts';
import { useOfDay } from '../../attendance/painted/use-day.ts';
import type { Panel } from '../../filter/manifest-search.ts';
import { CsvDialog } from '../../output/lazy/csv/csv-dialog.tsx';
import { BookingQr } from '../../scan/lazy/public.ts';
import { useManifestActions } from '../manifest-actions.ts';
import { Payment } from './collect/payment.tsx';
import { PartSheet } from './part-sheet.tsx';
import { WalkInSheet } from './walk-in/walk-in-sheet.tsx';

export type PanelProps = {
  open: Panel | undefined;
  /** The booking, or for the spreadsheet and a walk-in the session. */
  of: string | undefined;
  onClose: () => void;
};

type Subject = { session: ManifestSession; booking: ManifestBooking | undefined };

function find(sessions: readonly ManifestSession[], id: string | undefined): Subject | null {
  for (const session of sessions) {
    if (session.id === id) return { session, booking: undefined };
    const booking = session.bookings.find((each) => each.id === id);
    if (booking) return { session, booking };
  }
  return null;
}

/** What the address names, for those who may. A booking that leaves the day meanwhile keeps its panel and what is typed in it. */
export function OpenPanel({ open, of, onClose }: PanelProps) {
  const sessions = useOfDay(({ day }) => day.data) ?? [];
  const { mayCheckIn, mayChangeBookings, mayAddWalkIn } = useManifestActions();
  const [known, setKnown] = useState<Subject | null>(null);
  const found = find(sessions, of);
  if (found && found.booking !== known?.booking) setKnown(found);
  const subject = found ?? known;
  const close = (stays: boolean) => stays || onClose();
  if (!subject) return null;
  const { session, booking } = subject;
  if (open === 'csv') return <CsvDialog session={session} onClose={onClose} />;
  if (open === 'walk-in') return mayAddWalkIn && <WalkInSheet session={session} onClose={onClose} />;
  if (!booking) return null;
  if (open === 'part') return mayCheckIn && <PartSheet booking={booking} onClose={onClose} />;
  if (open === 'qr') return <BookingQr open onOpenChange={close} booking={booking} session={session} />;
  if (open === 'payment') return <Payment booking={booking} session={session} onClose={onClose} />;
  return mayChangeBookings && <MoveBookingDialog open onOpenChange={close} booking={booking} />;
}
