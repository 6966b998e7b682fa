import type { Actor } from './actor.ts';
import type { Tx } from './transaction.ts';

/** A transaction, who asked for it and when. */
export type Work = { tx: Tx; actor: Actor; now: Temporal.Instant };
