import { ownOutbox } from '#kit/outbox/own-outbox.ts';
import { tapsOf } from '#kit/outbox/rules.ts';
import { isPayment } from '../queue-rules.ts';

const timeoutMs = 5_000;

/** How much is still here, and how much money was taken among it. */
export type Left = { count: number; money: number };

/** Tries once more to get through what is queued. */
export async function sendBeforeLeaving(): Promise<Left> {
  const outbox = ownOutbox();
  if (!outbox) return { count: 0, money: 0 };
  await Promise.race([outbox.drain(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  const { queued } = outbox.state();
  const cents = queued.filter(isPayment).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { count: tapsOf(queued).length, money: cents / 100 };
}
