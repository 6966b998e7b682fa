import { faults } from '@leme/contract/kit/problem';
import { toReais } from '@leme/contract/kit/values/money';
import type { PriceRule, SpecialPrice } from '@leme/contract/prices/price-book';
import { replay } from '@leme/contract/prices/replay';
import { replayQuote } from '@leme/contract/pricing/quote-endpoints';
import type { QuoteTrace } from '@leme/contract/pricing/trace-shapes';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import type { Work } from '#kit/work';
import { requireOwn, toldTo } from './asker.ts';
import { isWord, priced, traceOf } from './price-of.ts';

export const servesReplay = serve(replayQuote, async ({ input: { trace }, tx, actor }) => {
  await requireOwn({ tx, actor }, trace.inputs, '/trace/inputs');
  const versions = await versionsOf({ tx, actor }, trace);
  const { said } = traceOf(priced(trace.inputs, () => again(trace, versions), '/trace/inputs/party'));
  const differs = [
    ...differing('units', trace.said.units, said.units),
    ...differing('adjustments', trace.said.adjustments, said.adjustments),
    ...differing('total', [trace.said.total], [said.total]).map((each) => ({ ...each, at: '/total' })),
  ];
  return { total: toReais(said.total), isSame: differs.length === 0, differs };
});

type Versions = { rules: PriceRule[]; specials: SpecialPrice[] };

function again(trace: QuoteTrace, versions: Versions) {
  try {
    return replay(trace, versions);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw faults([{ pointer: '/trace/engine_version', code: 'option' }]);
  }
}

/** Rules and special prices as they were when they counted; one that is not of this company, or not told, is not there. */
async function versionsOf({ tx, actor }: Work, { counted, inputs }: QuoteTrace): Promise<Versions> {
  const idsOf = (of: 'rule' | 'special') => counted.filter((each) => each.of === of).map(({ id }) => id);
  const [rules, specials] = await Promise.all([
    tx.rows(
      db
        .selectFrom('pricing_rule_versions')
        .select(['rule_id as id', 'version', 'rule as content'])
        .where('tenant_id', '=', actor.tenantId)
        .where('rule_id', '=', sql<string>`any(${idsOf('rule')}::uuid[])`)
        .where('version', '=', sql<number>`any(${counted.map(({ version }) => version)}::int[])`)
        .where('rule', 'is not', null),
    ),
    tx.rows(
      db
        .selectFrom('special_price_versions')
        .select(['special_price_id as id', 'version', 'special as content'])
        .where('tenant_id', '=', actor.tenantId)
        .where('special_price_id', '=', sql<string>`any(${idsOf('special')}::uuid[])`)
        .where('version', '=', sql<number>`any(${counted.map(({ version }) => version)}::int[])`),
    ),
  ]);
  const isTold = toldTo(actor);
  const isMeant = (special: SpecialPrice) => isTold(special) && (!actor.partner || isAgreed(special, inputs));
  const known = {
    rule: byVersion(rules.filter(({ content }: Version) => isTold(content as PriceRule))),
    special: byVersion(specials.filter(({ content }: Version) => isMeant(content as SpecialPrice))),
  };
  const missing = counted.flatMap(({ of, id, version }, at) =>
    known[of].has(`${id} ${version}`) ? [] : [{ pointer: `/trace/counted/${at}`, code: 'unknown' }],
  );
  if (missing.length > 0) throw faults(missing);
  const named = (wanted: 'rule' | 'special') =>
    counted.flatMap(({ of, id, version }) => (of === wanted ? [known[of].get(`${id} ${version}`)] : []));
  return { rules: named('rule') as PriceRule[], specials: named('special') as SpecialPrice[] };
}

/** Whether a price is agreed with the customer, and behind the word, of the inputs. */
function isAgreed({ when }: SpecialPrice, { customer_id, code }: QuoteTrace['inputs']): boolean {
  const isHis = when.customer_id === undefined || when.customer_id === customer_id;
  return isHis && (when.code === undefined || isWord(when.code, code));
}

type Version = { id: string; version: number; content: unknown };

function byVersion(rows: readonly Version[]): ReadonlyMap<string, object> {
  return new Map(
    rows.map(({ id, version, content }) => [`${id} ${version}`, { ...(content as object), id, version }]),
  );
}

function differing(name: string, said: readonly number[], now: readonly number[]) {
  const length = Math.max(said.length, now.length);
  return Array.from({ length }, (_, at) => [at, said[at] ?? 0, now[at] ?? 0] as const)
    .filter(([, one, other]) => one !== other)
    .map(([at, one, other]) => ({ at: `/${name}/${at}`, said: toReais(one), now: toReais(other) }));
}
