import { may } from '@leme/contract/access/permission';
import type { returnToSchedule } from '@leme/contract/bookings/availability/plan-endpoints';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import type { Reason } from './session-rights.ts';
import { sessionTexts } from './texts/texts.ts';

type Returnable = Pick<SessionRow, 'schedule_id' | 'is_edited'> & { status: string };

type Options = { onDone?: (session: SessionRow) => void };

/** Gives a session that was changed by hand back to its schedule, and why it may not be; whether there is anything to give back says `isFor`. */
export function useReturn({ onDone }: Options = {}) {
  const t = useText(sessionTexts);
  const can = useCan();
  const verb = useVerb(
    (id: string) => call<typeof returnToSchedule>('POST /sessions/:id/return-to-schedule', { id }),
    {
      shows: ['sessions'],
      done: (session) => {
        onDone?.(session);
        return { title: t('returned'), text: t('returnedText') };
      },
      failed: t('returnFailed'),
    },
  );
  const reason: Reason = can(may('manage-availability', 'update')) ? null : t('mayNotReturn');
  return {
    isFor: ({ schedule_id, is_edited, status }: Returnable) =>
      schedule_id !== null && is_edited && status !== 'cancelled',
    reason,
    isBusy: verb.isBusy,
    run: verb.run,
  };
}
