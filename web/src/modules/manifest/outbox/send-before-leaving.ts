import { attendanceOutbox } from './attendance-queue.ts';
import { tapsOf } from './queue-rules.ts';

const patienceMs = 5_000;

/** Tries once more to get through what is queued; answers how much is still here. */
export async function sendBeforeLeaving(): Promise<number> {
  const outbox = attendanceOutbox();
  if (!outbox) return 0;
  await Promise.race([outbox.drain(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return tapsOf(outbox.state().queued).length;
}
