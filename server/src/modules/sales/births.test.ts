import { dayIn } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { send } from '../../kit/resource/transfer/import/importing.testing.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

test('nobody is born in the future or before 1900: in the form, in a change and in a file', async () => {
  const keeper = await world.user(await world.company(), 'admin');
  const today = dayIn('America/Sao_Paulo', Temporal.Now.instant());
  const later = Temporal.PlainDate.from(today).add({ days: 2 }).toString();
  const ana = await keeper.post('/customers', { name: 'Ana', birth_date: today });
  expect(ana.status).toBe(201);
  for (const birth_date of [later, '1899-12-31', '2999-01-01', '0001-01-01']) {
    const errors = [expect.objectContaining({ pointer: '/birth_date', code: 'birth' })];
    const made = await keeper.post('/customers', { name: 'Rui', birth_date });
    expect([made.status, made.body.errors]).toEqual([422, errors]);
    const changed = await keeper.patch(`/customers/${ana.body.id}`, {
      version: ana.body.version,
      birth_date,
    });
    expect([changed.status, changed.body.errors]).toEqual([422, errors]);
    const { body } = await send(keeper, '/customers', `Nome;Nascimento\nEva;${birth_date}\nIvo;01/01/1900`);
    expect(body).toMatchObject({ valid: 1, refused: [{ row: 2, faults: errors }] });
  }
});
