import type { moveBooking } from '@leme/contract/bookings/booking-change-endpoints';
import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import type { MoveChoice } from './move-choice.ts';
import { moveTexts } from './texts/texts.ts';

type Movable = Pick<BookingRow, 'id' | 'code' | 'version'>;

/** Moves a booking; what stands against it is said in words with numbers, and another state is read again. */
export function useMove(booking: Movable, onMoved: (booking: BookingRow) => void) {
  const t = useText(moveTexts);
  const problemText = useProblemText();
  const [version, setVersion] = useState(booking.version);
  return useVerb(
    (choice: MoveChoice & { fee?: boolean; sends_letter?: boolean }) =>
      call<typeof moveBooking>('POST /bookings/:id/moves', { ...choice, id: booking.id, version }),
    {
      shows: ['bookings', 'booking_passengers'],
      done: (moved) => {
        onMoved(moved);
        return t('done', { code: moved.code });
      },
      words: (error) => {
        if (isProblem(error, 'seats-sold-out')) return t('soldOut', numbersOf(error.params));
        if (isProblem(error, 'boat-full'))
          return t('boatFull', { ...numbersOf(error.params), boat: String(error.params.boat_name) });
        if (isProblem(error, 'people-aboard')) return t('aboard', { count: Number(error.params.aboard) });
        return isProblem(error, 'stale-version') ? t('stale') : problemText(error);
      },
      place: (error) => {
        if (isProblem(error, 'stale-version'))
          setVersion((error.params as { current: BookingRow }).current.version);
        return false;
      },
    },
  );
}

function numbersOf(params: Readonly<Record<string, unknown>>) {
  return {
    free: Number(params.free),
    wanted: Number(params.wanted),
    capacity: Number(params.capacity),
  };
}
