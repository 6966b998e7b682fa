import { describe, expect, test } from 'vitest';
import { exampleInput } from './testing/input/example-input.ts';
import { openWorld } from './testing/world.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });
const staff = await world.user(await world.company(), 'admin');
const operator = await world.operator('saas_super_admin');

/** What the server alone decides, wherever an endpoint does not declare it. */
const decided = {
  id: crypto.randomUUID(),
  tenant_id: crypto.randomUUID(),
  user_id: crypto.randomUUID(),
  role: 'saas_super_admin',
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
  total_price: 0.01,
};

const writing = world.endpoints.filter(({ body, takes }) => body !== undefined && !takes);

describe(`a field none of ${writing.length} writing endpoints declares is refused by name, so nothing is set that only the server decides`, () => {
  test.each(writing.map((each) => [`${each.method} ${each.path}`, each] as const))('%s', async (_, each) => {
    const { method, path, body } = each;
    const sent = exampleInput(body).value as Record<string, unknown>;
    const undeclared = Object.entries(decided).filter(([name]) => !(name in sent));
    expect(undeclared.length).toBeGreaterThan(3);
    const address = path
      .replace(':key', 'shell.recents')
      .replace(':slug', 'crew')
      .replace(':week', '2026-11-16')
      .replace(/:\w+/, crypto.randomUUID());
    for (const [name, value] of undeclared) {
      const ask = (asker: typeof staff) => asker.send(method, address, { ...sent, [name]: value });
      const first = await ask(staff);
      const answer = first.status === 403 ? await ask(operator) : first;
      expect([answer.status, answer.body.errors], name).toEqual([
        422,
        expect.arrayContaining([{ pointer: `/${name}`, code: 'unknown-field' }]),
      ]);
    }
  });
});
