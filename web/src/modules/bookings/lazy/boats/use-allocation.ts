import type { BoatAllocations } from '@leme/contract/bookings/booking-change-endpoints';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useBookingWrites } from '../party/booking.queries.ts';
import { stepsBack } from './allocation.ts';
import { boatsTexts } from './texts/texts.ts';

type Boat = BoatAllocations['boats'][number] | null;

type Step = ReturnType<typeof stepsBack>[number];
/** What was said after the last press, and the way back; a toast would lie behind the dialog. */
export type Last = { text: string; steps: readonly Step[] };

/** Puts people aboard a boat or none. */
export function useAllocation(sessionId: string) {
  const t = useText(boatsTexts);
  const problemText = useProblemText();
  const writes = useBookingWrites();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [last, setLast] = useState<Last | null>(null);
  const wordsFor = (error: unknown): string => {
    if (isProblem(error, 'boat-full')) {
      const { boat_name, capacity, free, wanted } = error.params;
      return t('full', {
        boat: String(boat_name),
        capacity: Number(capacity),
        free: Number(free),
        wanted: Number(wanted),
      });
    }
    return isProblem(error, 'validation') ? t('gone') : problemText(error);
  };
  const undo = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      for (const step of last?.steps ?? []) await writes.allocate({ ...step, id: sessionId });
      setLast({ text: t('undone'), steps: [] });
    } catch (error) {
      setLast(null);
      setRefusal(wordsFor(error));
      writes.changed();
    }
    setBusy(false);
  };
  /** True when they are there now. */
  const allocate = async (boat: Boat, ids: ReadonlySet<string>, before: BoatAllocations) => {
    setBusy(true);
    setRefusal(null);
    const count = ids.size;
    try {
      const manifest_passenger_ids = [...ids];
      await writes.allocate({ id: sessionId, boat_id: boat?.id ?? null, manifest_passenger_ids });
      setLast({
        text: boat ? t('moved', { count, boat: boat.boat_name }) : t('out', { count }),
        steps: stepsBack(before.data, ids),
      });
      return true;
    } catch (error) {
      setRefusal(wordsFor(error));
      writes.changed();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { allocate, undo, last, busy, refusal };
}
