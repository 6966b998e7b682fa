import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { type ReactNode, useState } from 'react';
import { TellDialog } from './tell-dialog.tsx';
import type { SailingPlace } from './use-change-preview.ts';

type Typed = { [K in keyof SailingPlace]: SailingPlace[K] | null } & { product_id: string | null };

/** What a form is left with whose question was answered by going back. */
const goneBack = Symbol('gone back');

/** Whether those who are booked would be told: of another day, another hour of departure or another product. */
const isTold = (row: SessionRow, { product_id, date, start_time }: Typed) =>
  row.booking_count > 0 &&
  (product_id !== row.product_id || date !== row.date || start_time !== row.start_time.slice(0, 5));

/**
 * Before a session is saved whose day, hour or product changes while people are booked it is shown who is told:
 * `before` ends when that was confirmed, and answers whether anybody is to be told. `isBack` tells a refusal that was only that somebody went back.
 */
export function useTellFirst(): {
  before: (row: SessionRow, typed: Typed) => Promise<boolean>;
  isBack: (error: unknown) => boolean;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{
    row: SessionRow;
    typed: Typed;
    answer: (isYes: boolean) => void;
  } | null>(null);
  const answer = (isYes: boolean) => {
    setAsked(null);
    asked?.answer(isYes);
  };
  return {
    before: async (row, typed) => {
      if (!isTold(row, typed)) return false;
      const isYes = await new Promise<boolean>((settle) => setAsked({ row, typed, answer: settle }));
      if (!isYes) throw goneBack;
      return true;
    },
    isBack: (error) => error === goneBack,
    dialog: asked && (
      <TellDialog
        id={asked.row.id}
        place={placeOf(asked.typed)}
        tells={asked.typed.product_id !== asked.row.product_id}
        onAnswer={answer}
      />
    ),
  };
}

const placeOf = ({ date, start_time, end_time, boat_ids }: Typed): SailingPlace => ({
  date: date ?? '',
  start_time: start_time ?? '',
  end_time: end_time ?? '',
  boat_ids: boat_ids ?? [],
});
