import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { Check, TriangleAlert } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useManifestActions } from '../../../../party/manifest-actions.ts';
import { AttendanceNotes, Birthday } from '../../../../party/party-parts.tsx';
import { manifestTexts } from '../../../../texts/texts.ts';

export type MarksProps = {
  booking: ManifestBooking;
  date: string;
  waiting: boolean;
  /** Leaves out what is settled, such as "Pago". */
  onlyOpen?: boolean;
};

/** What one has to know of a party without a tap: needs, debt, birthday. */
export function Marks({ booking, date, waiting, onlyOpen = false }: MarksProps) {
  const t = useText(manifestTexts);
  const { money } = useFormat();
  const { visible } = useManifestActions();
  const { remaining_amount: owed, special_requirements: needs } = booking;
  const seesMoney = visible.money && owed !== null;
  return (
    <>
      {needs && (
        <span className="my-1 flex w-fit items-start gap-1.5 rounded-sm bg-warning-tint py-0.5 ps-1.5 pe-2 font-semibold text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
          {needs}
        </span>
      )}
      <AttendanceNotes booking={booking} waiting={waiting} />
      <Birthday booking={booking} date={date} />
      {seesMoney && owed > 0 && (
        <span className="block text-danger-text">
          {t('pending')} <strong className="whitespace-nowrap tabular-nums">{money(owed)}</strong>
        </span>
      )}
      {seesMoney && owed <= 0 && !onlyOpen && (
        <span className="flex items-center gap-1.5 text-success-text">
          <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('allPaid')}
        </span>
      )}
    </>
  );
}
