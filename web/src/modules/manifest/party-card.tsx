import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { attendanceOf } from '@leme/contract/manifest/rules';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#ui/cn.ts';
import { FoldedParty } from './folded-party.tsx';
import { OpenParty } from './open-party.tsx';
import type { Attendance } from './use-attendance.ts';

export type PartyProps = { booking: ManifestBooking; attendance: Attendance };

/** A party at the pier: open while it is waited for, folded once it is settled and the hand has left it. */
export function PartyCard({ booking, attendance }: PartyProps) {
  const [unfolded, setUnfolded] = useState(false);
  const detailsId = useId();
  const settled = attendanceOf(booking) !== 'pending' && !attendance.fresh.has(booking.id);
  const folded = settled && !unfolded;
  const keepFocus = useKeptFocus(folded);
  return (
    <li
      {...keepFocus}
      aria-busy={attendance.busy.has(booking.id)}
      className={cn('rounded-lg border bg-surface', folded ? 'py-1 ps-3 pe-1' : 'p-3')}
    >
      {folded ? (
        <FoldedParty booking={booking} attendance={attendance} onUnfold={() => setUnfolded(true)} />
      ) : (
        <OpenParty
          booking={booking}
          attendance={attendance}
          detailsId={detailsId}
          unfolded={unfolded}
          onUnfold={setUnfolded}
        />
      )}
    </li>
  );
}

/** When folding takes away the pressed control, the first one of the new shape gets the focus. */
function useKeptFocus(shape: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const held = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of shape is what loses the focus
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (held.current && lost) item.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [shape]);
  return {
    ref: item,
    onFocus: () => {
      held.current = true;
    },
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      if (event.relatedTarget) held.current = false;
    },
  };
}
