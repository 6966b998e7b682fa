import { expect, test, vi } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

test('texts a browser did not have stand in the log by name, once a report, and nothing a sender made up', async () => {
  const person = await world.user(await world.company(), 'user');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const texts = [
    'contract/fleet boats.field.capacity',
    'manifest/scan title (fr)',
    'Maria Gonçalves\n{"level":"error"}',
  ];
  const { status } = await person.post('/missing-texts', { build_id: '2026.11.20.0900', texts });
  const lines = written.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('missing-texts'));
  written.mockRestore();
  expect(status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'missing-texts',
    build: '2026.11.20.0900',
    count: 2,
    texts: texts.slice(0, 2),
  });
  expect((await world.visitor().post('/missing-texts', { build_id: 'x', texts })).status).toBe(401);
});
