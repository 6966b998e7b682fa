import type { Actor } from './actor.ts';
import type { Tx } from './database/transaction.ts';

/** A transaction, and who acts in it. */
export type Work = { tx: Tx; actor: Actor };

/** The same, and when it was asked for. */
export type TimedWork = Work & { now: Temporal.Instant };
