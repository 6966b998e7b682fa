import type { TargetKind } from '@leme/contract/finance/bank/lines';
import { faults } from '@leme/contract/kit/problem';
import { booking } from './booking.ts';
import { charge } from './charge.ts';
import { entry } from './entry.ts';
import { invoice } from './invoice.ts';
import { posting } from './posting.ts';
import type { Target } from './target.ts';

/** All a line may be; what else becomes payable joins here. */
export const targets: readonly Target[] = [posting, charge, invoice, entry, booking];

export function targetOf(kind: TargetKind): Target {
  const found = targets.find((target) => target.kind === kind);
  if (!found) throw faults([{ pointer: '/items', code: 'option' }]);
  return found;
}
