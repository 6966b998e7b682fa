import { expect, test } from 'vitest';
import { logFault } from './fault-log.ts';

function lineOf(error: unknown, where: Parameters<typeof logFault>[0] = { event: 'job', job: 'send-mail' }) {
  const lines: string[] = [];
  logFault(where, error, (line) => lines.push(line));
  expect(lines.length).toBe(1);
  return lines[0] ?? '';
}

test('a fault is one line that says where, which and through what code', () => {
  const where = { event: 'request', request_id: 'r-1', route: 'POST /api/bookings' } as const;
  const line = lineOf(new RangeError('Invalid time value'), where);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({ ...where, level: 'error', name: 'RangeError' });
  expect(JSON.parse(line).stack[0]).toContain('fault-log.test.ts');
});

test('no value of a person stands in it, wherever the fault carries one', () => {
  const secret = 'Maria Gonçalves 012.345.678-90';
  const ofDatabase = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), {
    code: '22P02',
    detail: `Key (name)=(${secret}) already exists.`,
    hint: secret,
    where: secret,
    constraint: 'customers_pkey',
    table: 'customers',
    query: `select '${secret}'`,
  });
  const frames = new Error(`line one\n    ${secret} (a.ts:1:1\nat ${secret}`);
  let parser: unknown;
  try {
    JSON.parse(`{"name": ${secret}`);
  } catch (error) {
    parser = error;
  }
  for (const error of [ofDatabase, frames, parser, secret, { secret }, null]) {
    const line = lineOf(error);
    for (const part of ['Maria', 'Gon', '012.345']) expect(line).not.toContain(part);
  }
  expect(JSON.parse(lineOf(ofDatabase))).toMatchObject({ code: '22P02', constraint: 'customers_pkey' });
});
