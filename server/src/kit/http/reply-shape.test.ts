import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleInput } from '../../testing/input/example-input.ts';
import { openWorld } from '../../testing/world.ts';
import { compileReply } from './reply-shape.ts';

/** The same value with a field nobody declared in each of its objects; a record, whose one entry is `en`, takes any. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withSecrets(field)]);
  const isRecord = fields.length === 1 && fields[0]?.[0] === 'en';
  return { ...Object.fromEntries(fields), ...(!isRecord && { password_hash: 'undeclared' }) };
}

const endpoints = (await openWorld()).endpoints.filter(({ gives }) => !gives);

test(`of none of ${endpoints.length} endpoints a field leaves that its reply does not declare, however deep it stands`, () => {
  expect(endpoints.length).toBeGreaterThan(150);
  for (const { method, path, reply } of endpoints) {
    const { value } = exampleInput(reply);
    const left = compileReply(reply)(withSecrets(value));
    expect(JSON.stringify(left ?? null), `${method} ${path}`).not.toContain('undeclared');
  }
});

test('of several shapes an object keeps what any of them declares, a list likewise, and a plain value stays', () => {
  const pick = compileReply(
    z.object({
      one: z.union([z.object({ a: z.null() }), z.object({ a: z.object({ b: z.string() }), c: z.number() })]),
      many: z.record(z.string(), z.union([z.string(), z.array(z.object({ d: z.string() }))])),
    }),
  );
  const x = 'secret';
  expect(pick({ one: { a: { b: '1', x }, c: 2, x }, many: { e: [{ d: '3', x }], f: 'g' }, x })).toEqual({
    one: { a: { b: '1' }, c: 2 },
    many: { e: [{ d: '3' }], f: 'g' },
  });
  expect(pick({ one: { a: null, x }, many: {} })).toEqual({ one: { a: null }, many: {} });
});
