import type { PriceRule, SpecialPrice } from './price-book.ts';
import { engineVersion, type Quote, quote, type Trace } from './quote.ts';

/** Engines by the version that traces name: a later one stands beside the earlier ones. */
const engines: Readonly<Record<number, typeof quote>> = { [engineVersion]: quote };

/**
 * The price of a trace once more, from the facts in it and the versions of rules and special prices it names. Throws when
 * its engine is unknown.
 */
export function replay(
  { engine_version, inputs, facts }: Trace,
  versions: { rules: readonly PriceRule[]; specials: readonly SpecialPrice[] },
): Quote {
  const engine = engines[engine_version];
  if (!engine) throw new RangeError(`no engine ${engine_version}`);
  return engine(inputs, { ...facts, ...versions });
}
