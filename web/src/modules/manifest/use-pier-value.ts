import { may, read } from '@leme/contract/access/permission';
import { isCollectable } from '@leme/contract/bookings/payment-rules';
import { useMemo } from 'react';
import { useCan } from '#kit/session.tsx';
import { useToday } from '#modules/bookings/public.tsx';
import { useLeftHand } from './hand.ts';
import type { Panel } from './manifest-search.ts';
import type { Pier } from './pier.ts';
import { useStatusOptions } from './status-options.tsx';
import type { Attendance } from './use-attendance.ts';
import { useLatest } from './use-latest.ts';
import { useVeil } from './veil.ts';

/** The same object until rights, language, hand or day change. */
export function usePierValue(
  { set, board, mark, takeBack }: Pick<Attendance, 'set' | 'board' | 'mark' | 'takeBack'>,
  open: (panel: Panel, id: string) => void,
): Pier & { openCsv: (sessionId: string) => void } {
  const can = useCan();
  const today = useToday();
  const veil = useVeil();
  const statuses = useStatusOptions();
  const isLeftHanded = useLeftHand();
  const latest = useLatest(open);
  return useMemo(
    () => ({
      mayCheckIn: can(may('attendance', 'create')),
      mayTakePayment: can(may('booking-payments', 'create')),
      mayCollect: (date) =>
        can(may('booking-payments', 'create')) &&
        veil.money &&
        (can(may('bookings', 'update')) || isCollectable(date, today)),
      mayChangeBookings: can(may('bookings', 'update')),
      mayAddWalkIn: can(may('bookings', 'create')) && can(read('sessions')),
      veil,
      statuses,
      isLeftHanded,
      today,
      set,
      board,
      mark,
      takeBack,
      open: (panel, id) => latest.current(panel, id),
      openCsv: (id) => latest.current('csv', id),
    }),
    [can, today, veil, statuses, isLeftHanded, set, board, mark, takeBack, latest],
  );
}
