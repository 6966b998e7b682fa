import type { ManifestPerson } from '@leme/contract/manifest/people';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { sessionDialogTexts } from './texts/texts.ts';

/** Says how a check-in in the dialog went. */
export function usePeopleOutcomes() {
  const t = useText(sessionDialogTexts);
  const toast = useToast();
  const titles = {
    checked_in: { one: t('doneCheckedIn'), many: (count: number) => t('manyCheckedIn', { count }) },
    pending: { one: t('doneCancelled'), many: (count: number) => t('manyCancelled', { count }) },
    no_show: { one: t('doneCancelled'), many: (count: number) => t('manyCancelled', { count }) },
  } as const satisfies Record<AttendanceState, unknown>;
  const reasons: Readonly<Record<string, string>> = {
    'booking-cancelled': t('refusedCancelled'),
    'passenger-removed': t('refusedRemoved'),
    'unknown-booking': t('refusedUnknown'),
    'not-allowed': t('refusedRight'),
  };
  return {
    done: (people: readonly ManifestPerson[], status: AttendanceState, undo: () => void) => {
      const [first] = people;
      const { one, many } = titles[status];
      if (people.length > 1) return toast.show({ title: many(people.length), undo });
      const name = first && (first.name ?? t('companion', { n: first.companion }));
      return toast.show({ title: one, text: name, undo, group: { key: `people-${status}`, title: many } });
    },
    undone: () => toast.show({ tone: 'info', title: t('undone') }),
    /** Not through yet: said as it is, with the way back. */
    queued: (people: readonly ManifestPerson[], isKept: boolean, undo: (() => void) | undefined) => {
      const many = (count: number) => (isKept ? t('manyQueued', { count }) : t('manyLoose', { count }));
      const one = isKept ? t('queued') : t('loose');
      toast.show({
        tone: isKept ? 'info' : 'warning',
        title: people.length > 1 ? many(people.length) : one,
        text: isKept ? t('queuedText') : t('looseText'),
        ...(undo && { undo, group: { key: isKept ? 'people-queued' : 'people-loose', title: many } }),
      });
    },
    refused: (refusals: readonly { customer_name: string; reason: string }[]) => {
      const lines = refusals.map(
        ({ customer_name: name, reason }) => `${name}: ${reasons[reason] ?? t('refusedOther')}`,
      );
      toast.show({ tone: 'danger', title: t('checkinFailed'), text: [...new Set(lines)].join(' ') });
    },
  };
}
