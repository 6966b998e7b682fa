import { afterEach, expect, test, vi } from 'vitest';
import type { TenantTx } from '../database/tenant-tx.ts';
import type { Tx } from '../database/transaction.ts';
import { platformTenantId } from '../ids.ts';
import { eventLog, type Happened } from './event-log.ts';

afterEach(() => vi.restoreAllMocks());

/** A database that takes what it is given, or refuses it while `fails` says so. */
function notebook() {
  const written: { kind: string; times: number; row_count: number | null }[] = [];
  const state = { fails: false, written };
  const tx = {
    change: async (query: { compile(): { parameters: readonly unknown[]; sql: string } }) => {
      const { parameters, sql } = query.compile();
      const columns =
        /\(([^)]*)\)/
          .exec(sql)?.[1]
          ?.split(', ')
          .map((name) => name.replaceAll('"', '')) ?? [];
      for (let from = 0; from < parameters.length; from += columns.length)
        written.push(Object.fromEntries(columns.map((name, at) => [name, parameters[from + at]])) as never);
      return 1;
    },
  } as unknown as Tx;
  const write = async (_: string, work: (tx: Tx) => Promise<unknown>) => {
    if (state.fails) throw Object.assign(new Error('no'), { code: '57P01' });
    return await work(tx);
  };
  return Object.assign(state, { tenantTx: { write, read: write } as unknown as TenantTx });
}

const company = '0190a0a0-0000-7000-8000-000000000001';
const happened = (over: Partial<Happened> = {}): Happened => ({
  kind: 'sign-in',
  whose: { tenantId: company, userId: null, operator: null },
  at: Temporal.Instant.from('2026-11-20T12:12:00Z'),
  address: '203.0.113.0/24',
  device: null,
  resource: null,
  filters: [],
  rows: null,
  ...over,
});
const accountOf = async () => ({ tenantId: platformTenantId, userId: null });

function heard() {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  return said;
}

test('what cannot be written now is written later, and the fault is said once', async () => {
  const said = heard();
  const book = notebook();
  book.fails = true;
  const log = eventLog({ tenantTx: book.tenantTx, accountOf });
  log.note(happened());
  await log.settle();
  await log.settle();
  expect(book.written).toEqual([]);
  expect(said).toHaveLength(1);
  book.fails = false;
  await log.close();
  expect(book.written.map(({ kind }) => kind)).toEqual(['sign-in']);
});

test('when too much waits, what comes is dropped, counted and said in one line', async () => {
  const said = heard();
  const book = notebook();
  const log = eventLog({ tenantTx: book.tenantTx, accountOf, most: 3 });
  for (let at = 0; at < 10; at += 1) log.note(happened({ address: `203.0.${at}.0/24` }));
  await log.close();
  expect(book.written).toHaveLength(3);
  expect(said.map((line) => JSON.parse(line).dropped)).toEqual([7]);
});

test('the same reading again is one line with all its rows', async () => {
  const book = notebook();
  const log = eventLog({ tenantTx: book.tenantTx, accountOf });
  for (const rows of [10, 10, 3]) log.note(happened({ kind: 'data-read', resource: 'customers', rows }));
  log.note(happened({ kind: 'data-read', resource: 'customers', rows: 1, filters: ['q'] }));
  await log.close();
  expect(book.written.map(({ times, row_count }) => [times, row_count])).toEqual([
    [3, 23],
    [1, 1],
  ]);
});
