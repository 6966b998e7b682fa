import { expect, test } from 'vitest';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('who has no plans begins with usual ones, in the language chosen, and adds none twice', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const add = async (plans: string[], locale?: string) =>
    (await staff.post('/maintenance-tasks/starters', { plans, ...(locale && { locale }) })).body;
  expect(await add(['outboard-100', 'safety', 'safety'])).toEqual({ added: 2 });
  expect(await add(['outboard-100', 'jet-50'])).toEqual({ added: 1 });
  const { data } = (await staff.get('/maintenance-tasks?sort=title')).body;
  expect(data).toMatchObject([
    { title: 'Material de salvatagem', trigger: 'calendar', blocks_sailing: true, applies_to: 'boat' },
    { title: 'Revisão de 100 h do motor de popa', trigger: 'both', every_hours: 100, first_hours: 20 },
    { title: 'Revisão de 50 h do jet ski', every_hours: 50, notes: 'Confira com o manual do fabricante.' },
  ]);
  expect(await add(['hull'], 'en')).toEqual({ added: 1 });
});

test('a plan nobody knows is refused, and none is made', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const { status } = await staff.post('/maintenance-tasks/starters', { plans: ['hull', 'sails'] });
  expect(status).toBe(422);
  expect((await staff.get('/maintenance-tasks')).body.data).toEqual([]);
});
