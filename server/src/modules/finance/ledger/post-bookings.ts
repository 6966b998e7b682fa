import { resultLines } from '@leme/contract/finance/accounts';
import { type Agreement, agreementFor, comesTo } from '@leme/contract/finance/facts/agreements';
import type { Posted, Posting } from '@leme/contract/finance/facts/posting';
import { postingsOfBooking } from '@leme/contract/finance/facts/postings-of-booking';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Books, Keeping } from './open-books.ts';
import { agreementsOf, type Facts, readFacts } from './read-facts.ts';
import { type Draft, writePostings } from './write-postings.ts';

type Fact = Facts[number];
type Stored = Posted & { agreement_id: string | null };

/** Posts of some bookings what is not posted yet, with the days of the crews that sailed. */
export async function postBookings(
  keeping: Keeping,
  books: Books,
  ids: readonly string[],
  timezone: string,
): Promise<void> {
  const [facts, agreements] = await Promise.all([
    readFacts(keeping, books, ids, timezone),
    agreementsOf(keeping),
  ]);
  const payments = facts.flatMap((fact) => fact.payments.map(({ id }) => id));
  const stored = [
    ...(await postedOf(keeping, books, 'booking', ids)),
    ...(await postedOf(keeping, books, 'payment', payments)),
  ];
  const postedBy = Map.groupBy(stored, ({ fact_id }) => fact_id);
  const drafts = facts.flatMap((fact) => {
    const own = [fact.id, ...fact.payments.map(({ id }) => id)].flatMap((id) => postedBy.get(id) ?? []);
    const terms = termsOf(fact, own, agreements);
    const fresh = postingsOfBooking({ ...fact, commission: terms.commission, owner_share: terms.owner }, own);
    return fresh.map((posting) => draftOf(posting, fact, { books, ...terms }));
  });
  const sailed = facts.filter(({ status }) => status === 'completed');
  await writePostings(keeping, books, [...drafts, ...(await crewDays(keeping, books, sailed, agreements))]);
}

async function postedOf(
  { tx, tenantId }: Keeping,
  { roleOf }: Books,
  kind: 'booking' | 'payment' | 'sailing',
  ids: readonly string[],
): Promise<Stored[]> {
  if (ids.length === 0) return [];
  const rows = await tx.rows(
    statement<{
      fact_kind: Posted['fact_kind'];
      fact_id: string;
      leg: number;
      debit_id: string;
      credit_id: string;
      amount: number;
      agreement_id: string | null;
    }>(sql`select p.fact_kind, p.fact_id, p.leg, p.debit_id, p.credit_id, p.amount, p.agreement_id from finance_postings p
      where p.tenant_id = ${tenantId} and p.fact_kind = ${kind} and p.fact_id = any(${[...ids]}::uuid[])
      order by p.fact_id, p.leg`),
  );
  return rows.map(({ debit_id, credit_id, amount, ...row }) => ({
    ...row,
    debit: roleOf(debit_id),
    credit: roleOf(credit_id),
    cents: toCents(amount),
  }));
}

/** What a booking follows: what it was posted by before, else what held on the day of its departure. */
function termsOf(fact: Fact, posted: readonly Stored[], agreements: readonly Agreement[]) {
  const byId = new Map(agreements.map((each) => [each.id, each]));
  const former = (side: string) =>
    posted.find((row) => row.agreement_id && (row.credit === side || row.debit === side))?.agreement_id;
  const chosen = (kind: 'commission' | 'owner_share', side: string) =>
    byId.get(former(side) ?? '') ?? agreementFor(agreements, kind, fact);
  return { commission: chosen('commission', 'commissions'), owner: chosen('owner_share', 'owner-shares') };
}

type Terms = { books: Books } & ReturnType<typeof termsOf>;

const isResult = (side: string) => resultLines.some((line) => line === side);

function draftOf(posting: Posting, fact: Fact, { books, commission, owner }: Terms): Draft {
  const { debit, credit, ...row } = posting;
  const accountOf = (side: Posting['debit']) =>
    side.startsWith('method:')
      ? fact.accountOf(side.slice('method:'.length))
      : books.account(side as Parameters<Books['account']>[0]);
  const touches = (side: string) => debit === side || credit === side;
  const term = touches('commissions') ? commission : touches('owner-shares') ? owner : undefined;
  const party = touches('owner-shares')
    ? ({ party_kind: 'supplier', party_id: owner?.supplier_id ?? null } as const)
    : ({
        party_kind: 'customer',
        // Who took the money for the company owes it.
        party_id: touches('commissions') || touches('method:parceiro') ? fact.agent_id : fact.customer_id,
      } as const);
  const { session_id, boat_id, product_id } = fact;
  return {
    ...row,
    debit_id: accountOf(debit),
    credit_id: accountOf(credit),
    ...party,
    ...((isResult(debit) || isResult(credit)) && { session_id, boat_id, product_id }),
    ...(term && { agreement_id: term.id, agreement_value: term.bp ?? term.cents }),
  };
}

/** What was agreed with a crew for a departure, once for each that sailed. */
async function crewDays(
  keeping: Keeping,
  books: Books,
  sailed: readonly Fact[],
  agreements: readonly Agreement[],
): Promise<Draft[]> {
  const sessions = new Map(sailed.map((fact) => [fact.session_id, fact]));
  const posted = await postedOf(keeping, books, 'sailing', [...sessions.keys()]);
  const there = new Set(posted.map(({ fact_id, leg }) => `${fact_id} ${leg}`));
  return [...sessions].flatMap(([session_id, fact]) =>
    (['per_sailing', 'per_hour'] as const).flatMap((kind, leg): Draft[] => {
      const term = agreementFor(agreements, kind, fact);
      if (!term || there.has(`${session_id} ${leg}`)) return [];
      const each = comesTo(term, 0);
      const cents = kind === 'per_sailing' ? each : Math.floor((each * fact.minutes + 30) / 60);
      if (cents === 0) return [];
      return [
        {
          day: fact.day,
          debit_id: books.account('4.2'),
          credit_id: books.account('crew-days'),
          cents,
          fact_kind: 'sailing',
          fact_id: session_id,
          leg,
          session_id,
          boat_id: fact.boat_id,
          product_id: fact.product_id,
          party_kind: 'supplier',
          party_id: term.supplier_id,
          agreement_id: term.id,
          agreement_value: term.bp ?? term.cents,
        },
      ];
    }),
  );
}
