import { attendanceOf } from '@leme/contract/manifest/rules';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#ui/style/cn.ts';
import type { Party } from '../../../../attendance/painted/day-store.ts';
import { useParty } from '../../../../attendance/painted/use-day.ts';
import { owes } from '../../../../filter/manifest-filters.ts';
import { Collect } from '../../../../party/lazy-parts.tsx';
import { useManifestActions } from '../../../../party/manifest-actions.ts';
import { FoldedParty } from './folded-party.tsx';
import { OpenParty } from './open-party.tsx';

export type PartyCardProps = {
  /** The booking. */
  id: string;
  date: string;
  /** Where it stands among all, for who hears a list that is drawn in parts. */
  place?: number;
  all?: number;
};

/** A party at the pier, drawn again when it changes itself. */
export const PartyCard = memo(function PartyCard({ id, ...place }: PartyCardProps) {
  const party = useParty(id);
  return party && <Card {...party} {...place} />;
});

/** Open while it is waited for, folded once it is settled and the hand has left it. */
function Card({ busy, fresh, place, all, ...party }: Party & Omit<PartyCardProps, 'id'>) {
  const { booking } = party;
  const { mayCollect } = useManifestActions();
  const [unfolded, setUnfolded] = useState(false);
  const detailsId = useId();
  const settled = attendanceOf(booking) !== 'pending' && !fresh;
  const folded = settled && !unfolded;
  const isOwed = booking.checkin && owes(booking) && mayCollect(party.date);
  const keepFocus = useFoldedFocus(folded);
  return (
    <li
      {...keepFocus}
      data-booking={booking.id}
      aria-busy={busy}
      aria-posinset={place}
      aria-setsize={all}
      className={cn('scroll-my-40 rounded-lg border bg-surface', folded ? 'py-1 ps-3 pe-1' : 'p-3')}
    >
      {folded ? (
        <FoldedParty {...party} onUnfold={() => setUnfolded(true)} />
      ) : (
        <OpenParty
          {...party}
          isOwed={isOwed}
          detailsId={detailsId}
          unfolded={unfolded}
          onUnfold={setUnfolded}
        />
      )}
      {folded && isOwed && (
        <div className="grid pe-2 pt-1 pb-2">
          <Collect booking={booking} className="w-full" />
        </div>
      )}
    </li>
  );
}

/** When folding takes away the pressed control, the first one of the new shape gets the focus. */
function useFoldedFocus(shape: boolean) {
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
