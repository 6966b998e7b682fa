import type { Calendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import type { ClockText } from '#kit/time/clock-text.ts';
import { MoveSessionDialog } from '../../lazy/change/move-session-dialog.tsx';
import type { Draft } from '../../lazy/change/place.ts';
import { isFixed } from '../calendar-rows.ts';
import type { CalendarSearch } from '../calendar-search.ts';
import { SessionSheet } from './session-sheet.tsx';

export type CalendarDialogsProps = {
  calendar: Calendar;
  search: CalendarSearch;
  draft: Draft | null;
  now: ClockText;
  mayMove: boolean;
  onDraft: (draft: Draft) => void;
  onMove: (session: string) => void;
  onClose: () => void;
};

/** What the address says is open; what is not allowed does not open. */
export function CalendarDialogs({
  calendar,
  search,
  draft,
  now,
  mayMove,
  onDraft,
  onMove,
  onClose,
}: CalendarDialogsProps) {
  const session = calendar.sessions.find(({ id }) => id === search.session);
  if (!session) return null;
  const moves = mayMove && !isFixed(session, now);
  if (search.open === 'session')
    return (
      <SessionSheet
        session={session}
        boats={calendar.boats}
        onMove={moves ? () => onMove(session.id) : undefined}
        onClose={onClose}
      />
    );
  if (!moves) return null;
  return (
    <MoveSessionDialog
      key={session.id}
      session={session}
      boats={calendar.boats}
      draft={draft}
      today={calendar.today}
      onDraft={onDraft}
      onClose={onClose}
    />
  );
}
