import type { previewBlackout } from '@leme/contract/bookings/availability/blackout-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useAsk } from '#kit/live/use-ask.ts';
import type { BlockQuestion } from './typed-block.ts';

export type Hits = ReplyOf<typeof previewBlackout>;
export type Hit = Hits['hits'][number];

const nobody: BlockQuestion = { scope: 'tenant', days: { from: null, to: null } };

/** What a block hits; nothing is asked while it does not say yet what it is. */
export function useHits(question: BlockQuestion | null) {
  return useAsk<typeof previewBlackout>('POST /blackouts/preview', question ?? nobody, {
    shows: ['sessions', 'bookings', 'blackout'],
    enabled: question !== null,
    keeps: true,
    background: true,
  });
}
