import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import type { Scope } from '../actor.ts';
import { kept, verifyKeptStatements } from './kept-statement.ts';
import { db } from './sql.ts';

type Asked = Scope & { date: string };

const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const agent = (id: string) => ({ kind: 'agent' as const, id });

const write = vi.fn(({ tenantId, partner, date }: Asked) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .$if(partner?.kind === 'agent', (query) => query.where('agent_id', '=', partner?.id ?? ''))
    .where(sql<boolean>`created_at > ${date}`)
    .where('status', 'in', ['confirmed']),
);

afterEach(() => {
  write.mockClear();
  verifyKeptStatements(true);
});

test('a text is written once a kind of partner, and each who asks has the own values in it', () => {
  verifyKeptStatements(false);
  const bookings = kept(write);
  const asked = [
    { tenantId: one, partner: null, date: '2031-01-01' },
    { tenantId: other, partner: null, date: '2031-01-02' },
    { tenantId: one, partner: agent('a'), date: '2031-01-03' },
    { tenantId: other, partner: agent('b'), date: '2031-01-04' },
  ];
  const compiled = asked.map((values) => bookings(values).compile());
  expect(write).toHaveBeenCalledTimes(2);
  expect(compiled.map(({ parameters }) => parameters)).toEqual([
    [one, '2031-01-01', 'confirmed'],
    [other, '2031-01-02', 'confirmed'],
    [one, 'a', '2031-01-03', 'confirmed'],
    [other, 'b', '2031-01-04', 'confirmed'],
  ]);
  expect(compiled.map(({ sql: text }) => text)).toEqual(asked.map((values) => write(values).compile().sql));
});

test('names that may be missing make texts of their own', () => {
  const found = kept(({ tenantId, ...which }: { tenantId: string } & ({ id: string } | { code: string })) => {
    const query = db.selectFrom('bookings').select('id').where('tenant_id', '=', tenantId);
    return 'id' in which ? query.where('id', '=', which.id) : query.where('code', '=', which.code);
  });
  expect(found({ tenantId: one, id: other }).compile().sql).toContain('"id" = $2');
  expect(found({ tenantId: one, code: 'A1' }).compile().sql).toContain('"code" = $2');
});

test('a value that is looked at while the text is written is refused, and one that is compared is found out', () => {
  const read = kept(({ tenantId }: { tenantId: string }) =>
    db.selectFrom('bookings').select('id').where('code', 'like', `${tenantId}%`),
  );
  expect(() => read({ tenantId: one })).toThrow('may not look at tenantId');
  const compared = kept(({ tenantId }: { tenantId: string }) =>
    db
      .selectFrom('bookings')
      .select('id')
      .$if(tenantId === one, (query) => query.where('code', '=', 'A1')),
  );
  expect(() => compared({ tenantId: one })).toThrow('not what its values would write');
});
