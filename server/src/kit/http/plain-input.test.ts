import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { unplain } from './plain-input.ts';

const odd = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00', '\u0085', '\u009f', '\u202eabc', '\u2066x\u2069'];
const plain = [
  '',
  'Gonçalves',
  'linha\numa\toutra',
  '👩‍👩‍👧',
  'مرحبا',
  '\u200d',
  '\ufeff',
  'e\u0301',
  '<b>&amp;\\u0000',
];

test('text that no database stores, or that reads other than it is, is told from what people write', () => {
  for (const text of odd)
    expect(unplain({ names: [text] })).toEqual([{ pointer: '/names/0', code: 'control-characters' }]);
  for (const text of plain) expect(unplain({ names: [text] })).toEqual([]);
  expect(unplain({ 'a\u0000': 1 })).toEqual([{ pointer: '', code: 'unknown-field' }]);
});

test('wherever such a text is sent, in address, query or body, the answer is one of ours and no 500', async () => {
  // Alone: every address is asked, those of the platform too.
  const world = await openWorld({ alone: true });
  const company = await world.company();
  const [staff, operator] = [await world.user(company, 'admin'), await world.operator('saas_super_admin')];
  const leaves = new Set(['/auth/sign-out', '/auth/acting-tenant']);
  const endpoints = world.endpoints.filter(({ path }) => !leaves.has(path));
  for (const { method, path, query, body, permission } of endpoints) {
    const asker = permission === 'operator' ? operator : staff;
    for (const text of odd) {
      const sent = encodeURIComponent(text.isWellFormed() ? text : '\u0000');
      const address = path.replace(/:\w+/g, sent);
      const asked = query && method === 'GET' ? `${address}?q=${sent}&cursor=${sent}&date=${sent}` : address;
      const values = Object.fromEntries(Object.keys(shapeOf(body)).map((name) => [name, text]));
      const answer =
        method === 'GET' || method === 'DELETE'
          ? await asker[method === 'GET' ? 'get' : 'delete'](asked)
          : await asker[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'patch'](address, values);
      expect(answer.status, `${method} ${path} ${JSON.stringify(text)}`).toBeLessThan(500);
    }
  }
});

function shapeOf(body: unknown): Record<string, unknown> {
  const known = body as { shape?: Record<string, unknown> } | undefined;
  return known?.shape ?? { value: null };
}
