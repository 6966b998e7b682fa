import { createMatch } from '@leme/contract/finance/bank/match-endpoints';
import { faults } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { entryFor } from './entry-of-line.ts';
import { readLines, withMatches } from './lines.ts';
import { beginMatching, holdOpenLines, type Item, matchLines } from './match-lines.ts';

/** Lines and items that belong together; what they differ by may be an entry of its own, such as a fee. */
export const servesMatch = serve(createMatch, async ({ input, ...call }) => {
  const work = await beginMatching(call);
  const lines = await holdOpenLines(work, input.line_ids);
  const items: Item[] = [...input.items];
  const [first] = lines;
  if (input.rest && first) {
    const left = lines.reduce((sum, line) => sum + toCents(line.amount) - toCents(line.matched), 0);
    const cents = left - items.reduce((sum, { amount }) => sum + toCents(amount), 0);
    if (cents === 0) throw faults([{ pointer: '/rest', code: 'no-value' }]);
    items.push(await entryFor(work, first, { told: input.rest, cents }));
  }
  await matchLines(work, lines, items, { reason: 'hand' });
  const ids = lines.map(({ id }) => id);
  return {
    data: await withMatches(
      work,
      await readLines(work, sql`l.id = any(${ids}::uuid[]) order by l.day, l.id`),
    ),
  };
});
