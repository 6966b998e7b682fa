import { bookingList, type ListedBooking } from '@leme/contract/bookings/life/booking-list';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { CellProps } from '#kit/resource/resource-options.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { cn } from '#ui/style/cn.ts';
import { BookingState } from '../page/state/booking-state.tsx';

export const bookingOf = (row: AnyRow) => row as unknown as ListedBooking;

/** How it stands; of a hold until when. */
export function StatusCell({ row }: CellProps) {
  const { status, hold_expires_at } = bookingOf(row);
  return <BookingState status={status} until={hold_expires_at} />;
}

const tones: Readonly<Record<string, string>> = {
  overdue: 'text-danger-text',
  'no-deposit': 'text-danger-text',
  'to-return': 'text-warning-text',
};

/** What is left to pay, or to be returned, with the word for it where somebody has to act. */
export function PendingCell({ row }: CellProps) {
  const { remaining_amount: rest, money: state } = bookingOf(row);
  const isSettled = state === 'paid' || rest === 0;
  const { money } = useFormat();
  const locale = useLocale();
  // What ended and is settled owes nothing, whatever its total was.
  if (rest === null || state === null) return <EmptyValue />;
  const word = state !== 'partial' && !isSettled && choiceOf(bookingList.fields.money, state, locale);
  return (
    <span className="inline-grid justify-items-end tabular-nums">
      <span className={cn(isSettled ? 'text-success-text' : 'font-semibold', tones[state])}>
        {money(rest)}
      </span>
      {word && <span className="text-muted-fg text-xs">{word}</span>}
    </span>
  );
}
