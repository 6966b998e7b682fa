import type { Availability } from '@leme/contract/bookings/availability/availability-endpoints';
import type { DayState } from '@leme/contract/bookings/availability/day-state';
import { CircleCheck, CircleDashed, CircleSlash, CircleX, PhoneCall } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { availabilityTexts } from './texts/texts.ts';

export type Cell = Availability['data'][number];

const looks = {
  AVAILABLE: { tone: 'success', Sign: CircleCheck, ink: 'text-success' },
  LIMITED: { tone: 'warning', Sign: CircleDashed, ink: 'text-warning' },
  SOLD_OUT: { tone: 'danger', Sign: CircleX, ink: 'text-danger-text' },
  CLOSED: { tone: 'muted', Sign: CircleSlash, ink: 'text-muted-fg' },
  ON_REQUEST: { tone: 'info', Sign: PhoneCall, ink: 'text-info' },
} as const;

/** What a day is, as icon and word. */
export function DayChip({ state }: { state: DayState }) {
  const t = useText(availabilityTexts);
  const { tone, Sign } = looks[state];
  return (
    <Chip tone={tone} icon={<Sign aria-hidden="true" strokeWidth={1.75} />}>
      {t(`state.${state}`)}
    </Chip>
  );
}

/** The same where there is little room. */
export function DaySign({ state }: { state: DayState }) {
  const t = useText(availabilityTexts);
  const { Sign, ink } = looks[state];
  return (
    <span className={`flex items-center gap-1 ${ink}`}>
      <Sign aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span className="truncate font-semibold text-xs">{t(`state.${state}`)}</span>
    </span>
  );
}

/** Why a closed day is closed: of the first of its departures that says so. */
export const reasonOf = ({ departures }: Cell) => departures.find(({ reason }) => reason)?.reason ?? null;

/** What a cell says of itself, for whoever hears it. */
export function useCellWords() {
  const t = useText(availabilityTexts);
  return (cell: Cell, day: string, party: number | undefined) =>
    [
      `${cell.product.name}, ${day}`,
      t(`state.${cell.state}`),
      reasonOf(cell),
      t('free', { count: cell.free }),
      t('departures', { count: cell.departures.length }),
      party !== undefined && !cell.fits ? t('fitsNot', { count: party }) : null,
    ]
      .filter(Boolean)
      .join(', ');
}
