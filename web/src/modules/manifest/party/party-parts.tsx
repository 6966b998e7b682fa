import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { hasConflict } from '@leme/contract/manifest/rules';
import { Cake, CloudUpload, TriangleAlert } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { cn } from '#ui/style/cn.ts';
import { manifestTexts } from '../texts/texts.ts';
import { birthdays, isUnlisted, passengersText } from './party.ts';
import { useLacking } from './use-lacking.ts';

/** `2 Adulto / 1 Criança`; a booking without listed passengers is marked. */
export function Passengers({ booking }: { booking: ManifestBooking }) {
  const t = useText(manifestTexts);
  const lacking = useLacking(booking);
  return (
    <>
      {passengersText(booking, t('noLabel'), (count) => t('groupOf', { count }))}
      {(isUnlisted(booking) || lacking) && (
        <span className="flex items-center gap-1 text-warning-text text-xs max-md:text-sm">
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
          {lacking ? t('lacks', { facts: lacking }) : t('incomplete')}
        </span>
      )}
    </>
  );
}

export function Amount({ value }: { value: number | null }) {
  const { money } = useFormat();
  return value === null ? <EmptyValue /> : money(value);
}

/** Red while money is missing, green once nothing is. */
export function PendingAmount({ value }: { value: number | null }) {
  const { money } = useFormat();
  if (value === null) return <EmptyValue />;
  return <strong className={cn(value > 0 ? 'text-danger-text' : 'text-success-text')}>{money(value)}</strong>;
}

export function Requirements({ text }: { text: string | null }) {
  if (!text) return <EmptyValue />;
  return (
    <span className="inline-flex items-start gap-1.25 text-warning-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} />
      <span className="wrap-anywhere min-w-0">{text}</span>
    </span>
  );
}

/** Whose birthday it is on the day they sail. */
export function Birthday({ booking, date }: { booking: ManifestBooking; date: string }) {
  const t = useText(manifestTexts);
  const names = birthdays(booking, date);
  if (names.length === 0) return null;
  return (
    <span className="flex items-center gap-1 font-semibold text-xs max-md:text-base">
      <Cake aria-hidden="true" className="size-3.5 shrink-0 max-md:size-5" strokeWidth={1.75} />
      {t('birthday', { names: names.join(', ') })}
    </span>
  );
}

type NotesProps = { booking: ManifestBooking; waiting: boolean };

/** What the status alone does not say: it waits to be sent, or two devices said different things. */
export function AttendanceNotes({ booking, waiting }: NotesProps) {
  const t = useText(manifestTexts);
  const look =
    'flex w-fit items-start gap-1 whitespace-normal font-semibold text-xs leading-4 max-md:text-base max-md:leading-5 md:my-1';
  const icon = {
    'aria-hidden': true,
    className: 'size-3.5 shrink-0 max-md:size-5',
    strokeWidth: 1.75,
  } as const;
  return (
    <>
      {waiting && (
        <span className={cn(look, 'text-muted-fg')}>
          <CloudUpload {...icon} />
          {t('queued')}
        </span>
      )}
      {booking.passengers.some(({ heads }) => hasConflict(heads)) && (
        <span className={cn(look, 'text-warning-text')}>
          <TriangleAlert {...icon} />
          {t('conflict')}
        </span>
      )}
    </>
  );
}
