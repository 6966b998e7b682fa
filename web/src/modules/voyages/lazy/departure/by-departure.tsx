import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CastOff } from './cast-off.tsx';
import { CountBack } from './count-back.tsx';
import { departureTexts } from './texts/texts.ts';
import { countOf, useDepartures } from './use-departures.ts';

type AtProps = {
  session_id: string;
  boat_id: string;
  boat: string;
  /** What stands in where nothing is known of the departure: that a boat left is never refused. */
  instead: ReactNode;
  onClose: () => void;
};

function useDeparting({ session_id, boat_id }: Pick<AtProps, 'session_id' | 'boat_id'>) {
  const { data: day, isPending } = useDepartures();
  const departing = day?.data.find((each) => each.session_id === session_id && each.boat_id === boat_id);
  return { day, departing, isPending };
}

/** A boat casts off by its gate; where that cannot be asked, as without one. */
export function CastOffAt({ instead, onClose, ...at }: AtProps) {
  const { day, departing, isPending } = useDeparting(at);
  if (isPending) return <Waiting boat={at.boat} onClose={onClose} />;
  if (!day || !departing) return instead;
  return <CastOff day={day} departing={departing} amends={null} onClose={onClose} />;
}

/** A boat is back: those of its seal are counted; without one, as without a gate. */
export function CountBackAt({ instead, onClose, ...at }: AtProps) {
  const { departing, isPending } = useDeparting(at);
  if (isPending) return <Waiting boat={at.boat} onClose={onClose} />;
  if (!departing || countOf(departing).people.length === 0) return instead;
  return <CountBack departing={departing} onClose={onClose} />;
}

function Waiting({ boat, onClose }: { boat: string; onClose: () => void }) {
  const t = useText(departureTexts);
  return (
    <Dialog title={t('checksOf', { boat })} onClose={onClose}>
      <Skeleton variant="list" count={3} label={t('checksOf', { boat })} />
    </Dialog>
  );
}
