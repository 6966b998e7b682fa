import type { ManifestBooking, ManifestPassenger } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { Check, UserX } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { cn } from '#ui/style/cn.ts';
import { boarding, restAbsent } from '../../attendance/attendance.ts';
import { useManifestActions } from '../manifest-actions.ts';
import { attendanceOfBooking, missingOf } from '../party.ts';
import { type Named, useNamedPeople } from './named-people.ts';
import { partyTexts } from './texts/texts.ts';

export type PartSheetProps = { booking: ManifestBooking; onClose: () => void };

/** A party of which not everybody is here: so many at one press, or each by name; whoever is missing at another. */
export function PartSheet({ booking, onClose }: PartSheetProps) {
  const t = useText(partyTexts);
  const { mark } = useManifestActions();
  const people = useNamedPeople(booking);
  const totals = attendanceOfBooking(booking);
  const { aboard, total } = totals;
  const missing = missingOf(totals);
  const board = (count: number) => {
    mark(booking, boarding(booking, count), count < aboard ? 'pending' : 'checked_in');
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t('partTitle')}
      description={t('partText', { name: booking.customer_name, aboard, total })}
      closeLabel={t('close')}
      footer={
        <>
          {missing > 0 && (
            <Button
              size="touch"
              variant="danger-plain"
              className="whitespace-normal leading-5"
              onClick={() => {
                mark(booking, restAbsent(booking), 'no_show');
                onClose();
              }}
            >
              {t('absentRest', { n: missing })}
            </Button>
          )}
          <Button size="touch" variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      {/* Under the last name is the place of the messages. */}
      <div className="grid gap-4 pb-36 text-base">
        {total > 1 && (
          <fieldset className="m-0 flex gap-2 overflow-x-auto border-0 p-1">
            <legend className="pb-1 font-semibold">{t('howMany')}</legend>
            {Array.from({ length: total }, (_, index) => (
              <Button
                key={booking.passengers[index]?.id}
                size="touch"
                className="min-w-14 tabular-nums"
                aria-label={t('boardSome', { n: index + 1, total })}
                aria-pressed={aboard === index + 1}
                onClick={() => board(index + 1)}
              >
                {index + 1}
              </Button>
            ))}
          </fieldset>
        )}
        <ul className="grid gap-2" aria-label={t('people')}>
          {people.map((person) => (
            <Person key={person.passenger.id} booking={booking} {...person} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function Person({ booking, passenger, name, label }: Named & { booking: ManifestBooking }) {
  const t = useText(partyTexts);
  const { mark, statuses } = useManifestActions();
  const become = (status: AttendanceState) => {
    const next = passenger.status === status ? 'pending' : status;
    mark(booking, new Map([[passenger.id, next]]), next);
  };
  const word = statuses.find(({ value }) => value === passenger.status)?.label;
  return (
    <li className="flex gap-2">
      <button
        type="button"
        aria-pressed={passenger.status === 'checked_in'}
        onClick={() => become('checked_in')}
        className={cn(
          'flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md border px-3 py-1 text-start',
          looks[passenger.status],
        )}
      >
        <span className="grid size-7 shrink-0 place-items-center rounded-sm border-2 border-current">
          {passenger.status === 'checked_in' && (
            <Check aria-hidden="true" className="size-5" strokeWidth={3} />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <strong className="wrap-anywhere block">{name}</strong>
          <span className="block">{[label, word].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <Button
        size="touch"
        className={cn('w-14 px-0', passenger.status === 'no_show' && looks.no_show)}
        aria-pressed={passenger.status === 'no_show'}
        aria-label={t('absentNamed', { name })}
        onClick={() => become('no_show')}
      >
        <UserX aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </Button>
    </li>
  );
}

const looks: Record<ManifestPassenger['status'], string> = {
  pending: 'border-edge bg-surface',
  checked_in: 'border-transparent bg-success-tint text-success',
  no_show: 'border-transparent bg-danger-tint text-danger',
};
