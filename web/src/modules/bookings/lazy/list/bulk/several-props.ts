import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Jobs } from '#kit/list/bulk/use-jobs.ts';

/** What is asked before several bookings are changed, and what starts it. */
export type SeveralProps = {
  rows: readonly AnyRow[];
  start: Jobs<AnyRow>['start'];
  onClose: () => void;
};
