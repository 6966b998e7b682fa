import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { problemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { attendanceOfBooking, isPartlyAboard } from '../party/party.ts';
import { manifestTexts } from '../texts/texts.ts';

/** Says how a change of attendance went. */
export function useOutcomes() {
  const t = useText(manifestTexts);
  const toast = useToast();
  const titles = {
    pending: { one: t('donePending'), many: (count: number) => t('manyPending', { count }) },
    checked_in: { one: t('doneCheckedIn'), many: (count: number) => t('manyCheckedIn', { count }) },
    no_show: { one: t('doneNoShow'), many: (count: number) => t('manyNoShow', { count }) },
  } as const satisfies Record<AttendanceState, unknown>;
  const reasons: Readonly<Record<string, string>> = {
    'booking-cancelled': t('refusedCancelled'),
    'passenger-removed': t('refusedRemoved'),
    'unknown-booking': t('refusedUnknown'),
    'not-allowed': t('refusedRight'),
  };
  const failure = ({ customer_name }: ManifestBooking, text: string) =>
    toast.show({ tone: 'danger', title: t('statusFailed'), text: `${customer_name}: ${text}` });
  const partOf = (booking: ManifestBooking) => {
    const { aboard, total, ...rest } = attendanceOfBooking(booking);
    if (!isPartlyAboard({ aboard, total, ...rest })) return null;
    return t('partOf', { name: booking.customer_name, aboard, total });
  };
  return {
    done: (booking: ManifestBooking, status: AttendanceState, undo: () => void) =>
      toast.show({
        title: titles[status].one,
        text: partOf(booking) ?? booking.customer_name,
        undo,
        group: { key: `attendance-${status}`, title: titles[status].many },
      }),
    /** Not through yet: said as it is, with the way back. What is only on the screen is not called queued. */
    queued: ({ customer_name: name }: ManifestBooking, isKept: boolean, undo: (() => void) | undefined) =>
      toast.show({
        tone: isKept ? 'info' : 'warning',
        title: isKept ? t('nowQueued') : t('loose'),
        text: isKept ? t('queuedText', { name }) : t('looseText', { name }),
        // What cannot be taken back must not take the way back from what can.
        ...(undo && {
          undo,
          group: isKept
            ? { key: 'attendance-queued', title: (count: number) => t('manyQueued', { count }) }
            : { key: 'attendance-loose', title: (count: number) => t('manyLoose', { count }) },
        }),
      }),
    undone: () => toast.show({ tone: 'info', title: t('undone') }),
    refused: (booking: ManifestBooking, reason: string) =>
      failure(booking, reasons[reason] ?? t('refusedOther')),
    failed: (booking: ManifestBooking, error: unknown) => failure(booking, problemText(error)),
  };
}
