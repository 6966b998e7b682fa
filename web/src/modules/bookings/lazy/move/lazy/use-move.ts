import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useBookingWrites } from '../../party/booking.queries.ts';
import type { MoveChoice } from './move-choice.ts';
import { moveTexts } from './texts/texts.ts';

type Movable = Pick<BookingRow, 'id' | 'code' | 'version'>;

/** Moves a booking; what stands against it is said in words with numbers, and another state is read again. */
export function useMove(booking: Movable, onMoved: (booking: BookingRow) => void) {
  const t = useText(moveTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const writes = useBookingWrites();
  const [version, setVersion] = useState(booking.version);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const wordsFor = (error: unknown): string => {
    if (isProblem(error, 'seats-sold-out')) return t('soldOut', numbersOf(error.params));
    if (isProblem(error, 'boat-full'))
      return t('boatFull', { ...numbersOf(error.params), boat: String(error.params.boat_name) });
    if (isProblem(error, 'people-aboard')) return t('aboard', { count: Number(error.params.aboard) });
    if (isProblem(error, 'stale-version')) {
      const { current } = error.params as { current: BookingRow };
      setVersion(current.version);
      return t('stale');
    }
    return problemText(error);
  };
  const move = async (choice: MoveChoice) => {
    setBusy(true);
    setRefusal(null);
    try {
      const moved = await writes.move({ ...choice, id: booking.id, version });
      toast.show({ title: t('done', { code: moved.code }) });
      onMoved(moved);
    } catch (error) {
      setRefusal(wordsFor(error));
      writes.changed();
    }
    setBusy(false);
  };
  return { move, busy, refusal };
}

function numbersOf(params: Readonly<Record<string, unknown>>) {
  return {
    free: Number(params.free),
    wanted: Number(params.wanted),
    capacity: Number(params.capacity),
  };
}
