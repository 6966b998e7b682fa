import { problems } from '@leme/contract/problems';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerProblems } from '../http/problem-reply.ts';
import { brokenConstraint, takenField } from './database-fault.ts';

type Thrown = { code: string; message: string; constraint?: string };
const fault = (thrown: Thrown) => Object.assign(new Error(thrown.message), thrown);

/** As a distributed database says it, and as one machine does. */
const faults = {
  sold: {
    code: '23514',
    message: 'new row for relation "session_seats_102345" violates check constraint "seats_not_oversold"',
  },
  busy: {
    code: '23P01',
    message: 'conflicting key value violates exclusion constraint "boat_in_one_place_102245"',
  },
  taxId: {
    code: '23505',
    message: 'duplicate key value violates unique constraint "suppliers_tax_id_key_102301"',
  },
  used: {
    code: '23503',
    message:
      'update or delete on table "boats_102200" violates foreign key constraint "session_boats_tenant_id_boat_id_fkey_102260" on table "session_boats_102260"',
  },
} satisfies Record<string, Thrown>;

/** What a module says of the constraints of its tables. */
const constraints = { boat_in_one_place: 'boat-busy', seats_not_oversold: 'seats-sold-out' } as const;

async function answerTo(thrown: Error) {
  const app = fastify();
  answerProblems(app, { problems, constraints });
  app.get('/', () => {
    throw thrown;
  });
  const { statusCode, headers, body } = await app.inject('/');
  return { status: statusCode, retryAfter: headers['retry-after'], ...JSON.parse(body) };
}

test('a broken constraint has one name, read from its field or from the message, without the number of a piece', () => {
  expect(brokenConstraint(fault(faults.busy))).toBe('boat_in_one_place');
  expect(brokenConstraint(fault(faults.used))).toBe('session_boats_tenant_id_boat_id_fkey');
  const named = { code: '23505', message: 'any', constraint: 'suppliers_tax_id_key' };
  expect(brokenConstraint(fault(named))).toBe('suppliers_tax_id_key');
  expect(brokenConstraint(fault({ ...named, constraint: 'suppliers_tax_id_key_102301' }))).toBe(
    'suppliers_tax_id_key',
  );
  expect(brokenConstraint(fault({ code: '42501', message: 'about constraint "x"' }))).toBeUndefined();
  expect(brokenConstraint(new Error('constraint "x"'))).toBeUndefined();
});

test('a value another row has belongs to its field, on both', () => {
  const suppliers = { table: 'suppliers', fields: { name: {}, tax_id: {} } };
  expect(takenField(suppliers, fault(faults.taxId))).toBe('tax_id');
  expect(takenField({ table: 'customers', fields: { tax_id: {} } }, fault(faults.taxId))).toBeUndefined();
  expect(takenField(suppliers, fault(faults.busy))).toBeUndefined();
});

test('what a person can act on is said in the same words on both', async () => {
  const oneMachine = (thrown: Thrown, constraint: string) => fault({ ...thrown, constraint });
  for (const [thrown, constraint, problem] of [
    [faults.sold, 'seats_not_oversold', 'seats-sold-out'],
    [faults.busy, 'boat_in_one_place', 'boat-busy'],
    [faults.used, 'session_boats_tenant_id_boat_id_fkey', 'in-use'],
    [faults.taxId, 'suppliers_tax_id_key', 'already-exists'],
  ] as const) {
    const { instance: _, ...distributed } = await answerTo(fault(thrown));
    expect(distributed).toMatchObject({ type: `/problems/${problem}`, params: { constraint } });
    expect(await answerTo(oneMachine(thrown, constraint))).toMatchObject(distributed);
  }
});

test('a company whose node is away is told to come again', async () => {
  const message =
    'connection to the remote node leme_app@10.0.0.7:5432 failed with the following error: refused';
  for (const code of ['08006', '08001', '08000'])
    expect(await answerTo(fault({ code, message }))).toMatchObject({
      status: 503,
      retryAfter: '1',
      type: '/problems/unavailable',
    });
});
