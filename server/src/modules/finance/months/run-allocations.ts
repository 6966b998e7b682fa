import { readAllocation, runAllocations } from '@leme/contract/finance/allocation-endpoints';
import { toReais } from '@leme/contract/kit/values/money';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { holdBooks, requireOpen } from '../ledger/hold-books.ts';
import { serveBooks } from '../ledger/serve-books.ts';
import { type Draft, writePostings } from '../ledger/write-postings.ts';
import { sessionsOf } from '../reports/read-sailings.ts';
import { allocationOf, type Share } from './allocation.ts';
import { daysOf } from './sailings-of-month.ts';
import { tellRun } from './tell-run.ts';

const changeOf = ({ wanted, posted }: Share) => wanted - posted;

/** What a run would do, departure by departure: nothing is posted. */
export const servesAllocation = serveBooks(readAllocation, async ({ input, ...work }) => {
  const shares = await allocationOf({ tx: work.tx, tenantId: work.actor.tenantId }, input.month);
  const bySession = Map.groupBy(
    shares.filter(({ session_id }) => session_id !== null),
    ({ session_id }) => session_id ?? '',
  );
  const sum = (of: readonly Share[], value: (share: Share) => number) =>
    toReais(of.reduce((total, share) => total + value(share), 0));
  const onDepartures = [...bySession.values()].flat();
  const sessions = await sessionsOf(work, [...bySession.keys()]);
  return {
    pools: [...new Set(shares.map(({ pool }) => pool))]
      .filter(({ cents }) => cents !== 0)
      .map(({ cents, account_id, code, name, role, category, allocation }) => {
        const pool = { account_id, code, name, role, category, allocation };
        return { ...pool, amount: toReais(cents) };
      }),
    data: sessions.map(({ people: _, ...session }) => {
      const own = bySession.get(session.session_id) ?? [];
      return { ...session, amount: sum(own, ({ wanted }) => wanted), change: sum(own, changeOf) };
    }),
    amount: sum(onDepartures, ({ wanted }) => wanted),
    change: sum(onDepartures, changeOf),
  };
});

/** Shares what a month cost without a departure over those that sailed; what was shared before is taken into account. */
export const servesAllocationRun = serve(runAllocations, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { keeping, books } = await holdBooks(work);
  const { to: day } = daysOf(input.month);
  requireOpen(books, day);
  const id = newId();
  const between = books.account('allocation');
  const changed = (await allocationOf(keeping, input.month)).filter((share) => changeOf(share) !== 0);
  const drafts = changed.map((share, leg): Draft => {
    const { pool, session_id, boat_id, product_id } = share;
    const { account_id, category_id, cost_centre_id } = pool;
    const cents = changeOf(share);
    // Onto a departure from what lies between, and off the month onto it.
    const [debit_id, credit_id] = cents > 0 ? [account_id, between] : [between, account_id];
    const of = { session_id, boat_id, product_id, category_id, cost_centre_id };
    const fact = { fact_kind: 'allocation' as const, fact_id: id, leg };
    return { day, ...fact, ...of, debit_id, credit_id, cents: Math.abs(cents) };
  });
  await writePostings(keeping, books, drafts);
  tellRun(work, id, input.month);
  const sum = changed.reduce((total, share) => total + (share.session_id ? changeOf(share) : 0), 0);
  return { id, posted: drafts.length, amount: toReais(sum) };
});
