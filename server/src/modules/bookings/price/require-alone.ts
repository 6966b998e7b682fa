import { Problem } from '@leme/contract/kit/problem';
import type { TimedWork } from '#kit/work';
import { allBookings } from '../partner-scope.ts';
import { lockSeats } from '../seats/people-limit.ts';
import type { Departure } from './departure-to-sell.ts';

/**
 * Lets nobody into a private departure in which a booking lives. Its seats are held before it is looked at, so that of two
 * who want it one gets it; what has ended there has been released before.
 */
export async function requireAlone(
  { tx, actor }: TimedWork,
  { id, sharing_mode, date, start_time, product }: Departure,
  except: string | null = null,
): Promise<void> {
  if (sharing_mode !== 'private') return;
  await lockSeats(tx, actor.tenantId, [id]);
  const other = await tx.first(
    allBookings(actor.tenantId)
      .select('id')
      .where('session_id', '=', id)
      .where('status', 'in', ['on_hold', 'confirmed', 'completed'])
      .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
      .limit(1),
  );
  if (other) throw new Problem('private-taken', { params: { date, start_time, product } });
}
