import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { lazy, Suspense } from 'react';
import { useSessionRights } from './session-rights.ts';
import type { SessionsSearch } from './sessions-search.ts';

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.tsx')).SessionDialog }));
const BookingDialog = lazy(async () => ({ default: (await import('./booking-dialog.tsx')).BookingDialog }));
const CancelSessionDialog = lazy(async () => ({
  default: (await import('./cancel-session-dialog.tsx')).CancelSessionDialog,
}));

export type SessionDialogsProps = {
  search: SessionsSearch;
  date: string;
  sessions: readonly SessionRow[];
  onClose: () => void;
  onSaved: (date: string) => void;
};

/** The dialog the address names; its code comes with the first opening, and what is not allowed does not open. */
export function SessionDialogs(props: SessionDialogsProps) {
  return (
    <Suspense fallback={null}>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog({ search, date, sessions, onClose, onSaved }: SessionDialogsProps) {
  const rights = useSessionRights();
  const session = sessions.find(({ id }) => id === search.session);
  if (search.open === 'new') {
    return (
      rights.create === null && (
        <SessionDialog session={null} date={date} onClose={onClose} onSaved={onSaved} />
      )
    );
  }
  if (!session || search.open === undefined) return null;
  if (search.open === 'booking') return <BookingDialog session={session} onClose={onClose} />;
  if (search.open === 'cancel') {
    return rights.cancel(session) === null && <CancelSessionDialog session={session} onClose={onClose} />;
  }
  return (
    rights.edit(session) === null && (
      <SessionDialog key={session.id} session={session} date={date} onClose={onClose} onSaved={onSaved} />
    )
  );
}
