import { bookings } from '@leme/contract/bookings/bookings';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { CalendarCheck2, CircleCheck, CircleX, Hourglass, PencilLine, TimerOff } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { partyTexts } from '../../party/texts/texts.ts';

const looks = {
  draft: ['muted', PencilLine],
  on_hold: ['warning', Hourglass],
  confirmed: ['success', CalendarCheck2],
  completed: ['muted', CircleCheck],
  cancelled: ['danger', CircleX],
  expired: ['muted', TimerOff],
} as const;

export const isBookingState = (status: string): status is keyof typeof looks => Object.hasOwn(looks, status);

/** How a booking stands, in word, sign and colour; of a hold until when its seats are kept. */
export function BookingState({ status, until = null }: { status: string; until?: string | null }) {
  const t = useText(partyTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const [tone, Sign] = isBookingState(status) ? looks[status] : looks.draft;
  const title = status === 'on_hold' && until ? t('heldUntil', { when: dateTime(until) }) : undefined;
  return (
    <Chip tone={tone} title={title} icon={<Sign aria-hidden="true" strokeWidth={1.75} />}>
      {choiceOf(bookings.fields.status, status, locale)}
    </Chip>
  );
}
