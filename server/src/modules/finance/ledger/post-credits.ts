import { addDays } from '@leme/contract/kit/values/days';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { expired } from './expired-credits.ts';
import type { Books, Keeping } from './open-books.ts';
import { type Draft, writePostings } from './write-postings.ts';

type Expired = { id: string; amount_left: number; expires_on: string; customer_id: string | null };

/** Credit that nobody used in time is the company's from the day after, as a fee is. */
export async function postCredits(keeping: Keeping, books: Books, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await keeping.tx.rows(
    statement<Expired>(sql`select c.id, c.amount_left, c.expires_on, c.customer_id from credits c
      where ${expired(keeping.tenantId)} and c.id = any(${[...ids]}::uuid[]) order by c.id`),
  );
  await writePostings(
    keeping,
    books,
    rows.map(
      ({ id, amount_left, expires_on, customer_id }): Draft => ({
        day: addDays(expires_on, 1),
        debit_id: books.account('credits'),
        credit_id: books.account('1.6'),
        cents: toCents(amount_left),
        fact_kind: 'credit',
        fact_id: id,
        leg: 0,
        party_kind: 'customer',
        party_id: customer_id,
      }),
    ),
  );
}
