import { isRuled } from '@leme/contract/finance/bank/lines';
import { tryRule } from '@leme/contract/finance/bank/match-endpoints';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

const looksBack = 90;
const shown = 5;
const mostLooked = 20_000;

/** What a rule would have met, by the very test that is used when lines come in. */
export const servesRuleTrial = serve(tryRule, async ({ input, tx, actor, clock }) => {
  const since = addDays(dayIn(actor.timezone, clock.now()), -looksBack);
  const lines = await tx.rows(
    statement<{
      day: string;
      amount: number;
      payer: string;
      memo: string;
    }>(sql`select l.day, l.amount, l.payer, l.memo
      from bank_lines l where l.tenant_id = ${actor.tenantId} and l.day >= ${since}::date and l.status <> 'undone'
      order by l.day desc, l.id limit ${mostLooked}`),
  );
  const met = lines.filter((line) => isRuled(input, line));
  return {
    count: met.length,
    sum: toReais(met.reduce((sum, { amount }) => sum + toCents(amount), 0)),
    sample: met.slice(0, shown).map(({ day, amount, memo }) => ({ day, amount, memo })),
  };
});
