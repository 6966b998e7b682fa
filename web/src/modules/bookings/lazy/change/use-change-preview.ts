import type { previewChange } from '@leme/contract/bookings/availability/calendar-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useAsk } from '#kit/live/use-ask.ts';

export type Change = ReplyOf<typeof previewChange>;
export type SailingPlace = {
  date: string;
  start_time: string;
  end_time: string;
  boat_ids: readonly string[];
};

/** What other hours or boats of a session would meet and who would be told; asked anew with each of them. */
export function useChangePreview(id: string, { date, start_time, end_time, boat_ids }: SailingPlace) {
  return useAsk<typeof previewChange>(
    'POST /sessions/:id/change-preview',
    { id, date, start_time, end_time, boat_ids: [...boat_ids] },
    { shows: ['sessions', 'session_boats', 'bookings', 'blackout'], background: true, staleTime: 0 },
  );
}

/** A paper that ends is to be seen to before it sails; anything else keeps the session from going there. */
export const standsInTheWay = ({ code }: Change['conflicts'][number]) => code !== 'papers';
