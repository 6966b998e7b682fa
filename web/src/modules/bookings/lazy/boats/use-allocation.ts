import type { allocateBoats, BoatAllocations } from '@leme/contract/bookings/booking-change-endpoints';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { stepsBack } from './allocation.ts';
import { boatsTexts } from './texts/texts.ts';

type Boat = BoatAllocations['boats'][number] | null;

type Steps = ReturnType<typeof stepsBack>;
/** What was said after the last press, and the way back; a toast would lie behind the dialog. */
export type Last = { text: string; steps: Steps };
type Act = { steps: Steps; after: Last };

/** Puts people aboard a boat or none. */
export function useAllocation(sessionId: string) {
  const t = useText(boatsTexts);
  const problemText = useProblemText();
  const [last, setLast] = useState<Last | null>(null);
  const { run, isBusy, refusal } = useVerb(
    async ({ steps }: Act) => {
      for (const step of steps)
        await call<typeof allocateBoats>('POST /sessions/:id/boat-allocations', { ...step, id: sessionId });
    },
    {
      shows: ['bookings', 'booking_passengers'],
      done: (_, { after }) => setLast(after),
      words: (error) => {
        if (isProblem(error, 'validation')) return t('gone');
        if (!isProblem(error, 'boat-full')) return problemText(error);
        const { boat_name, capacity, free, wanted } = error.params;
        return t('full', {
          boat: String(boat_name),
          capacity: Number(capacity),
          free: Number(free),
          wanted: Number(wanted),
        });
      },
    },
  );
  /** True when they are there now. */
  const allocate = (boat: Boat, ids: ReadonlySet<string>, before: BoatAllocations) => {
    const count = ids.size;
    return run({
      steps: [{ boat_id: boat?.id ?? null, manifest_passenger_ids: [...ids] }],
      after: {
        text: boat ? t('moved', { count, boat: boat.boat_name }) : t('out', { count }),
        steps: stepsBack(before.data, ids),
      },
    });
  };
  const undo = async () => {
    const isBack = await run({ steps: last?.steps ?? [], after: { text: t('undone'), steps: [] } });
    if (!isBack) setLast(null);
  };
  return { allocate, undo, last, isBusy, refusal };
}
