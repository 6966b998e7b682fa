import { may, read } from '@leme/contract/access/permission';
import { isCollectable } from '@leme/contract/bookings/payment-rules';
import { useMemo } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useLeftHand } from '#kit/device/handedness.ts';
import { useToday } from '#modules/bookings/public.tsx';
import { useLatest } from '../../../kit/browser/use-latest.ts';
import { useStatusOptions } from '../attendance/status-options.tsx';
import type { Attendance } from '../attendance/use-attendance.ts';
import type { Panel } from '../filter/manifest-search.ts';
import type { ManifestActions } from './manifest-actions.ts';
import { useVisibleFields } from './visible-fields.ts';

/** The same object until rights, language, hand or day change. */
export function useManifestActionsValue(
  { set, board, mark, takeBack }: Pick<Attendance, 'set' | 'board' | 'mark' | 'takeBack'>,
  open: (panel: Panel, id: string) => void,
): ManifestActions & { openCsv: (sessionId: string) => void } {
  const can = useCan();
  const today = useToday();
  const visible = useVisibleFields();
  const statuses = useStatusOptions();
  const isLeftHanded = useLeftHand();
  const latest = useLatest(open);
  return useMemo(
    () => ({
      mayCheckIn: can(may('attendance', 'create')),
      mayTakePayment: can(may('booking-payments', 'create')),
      mayCollect: (date) =>
        can(may('booking-payments', 'create')) &&
        visible.money &&
        (can(may('bookings', 'update')) || isCollectable(date, today)),
      mayChangeBookings: can(may('bookings', 'update')),
      mayAddWalkIn: can(may('bookings', 'create')) && can(read('sessions')),
      visible,
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
    [can, today, visible, statuses, isLeftHanded, set, board, mark, takeBack, latest],
  );
}
