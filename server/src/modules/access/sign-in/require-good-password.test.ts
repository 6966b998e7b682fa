import { expect, test } from 'vitest';
import { giveLink } from '../../../testing/link.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const refused = [422, [{ pointer: '/password', code: 'common-password' }]];

async function choose(token: string, password: string, type = 'first_access') {
  const { status, body } = await world
    .visitor()
    .post('/functions/verify-auth-token', { token, type, password });
  return [status, body.errors];
}

test('a new password that everybody uses is refused before the link is even looked at', async () => {
  for (const password of ['Senha@123', 'Brasil2026!', 'P@ssw0rd1'])
    expect(await choose('x', password), password).toEqual(refused);
});

test('neither is one of the own e-mail, name or company taken, and the link stays good', async () => {
  const company = await world.company({ name: 'Náutica Ventania', subdomain: 'ventania-sul' });
  const person = await world.user(company, 'manager', { email: 'quiteria@ventania.test' });
  const elsewhere = await world.company();
  const other = await world.user(elsewhere, 'manager');
  const [token, others] = await Promise.all([
    giveLink(world, company, person, { type: 'password_reset' }),
    giveLink(world, elsewhere, other, { type: 'password_reset' }),
  ]);
  for (const password of ['Quiteria-2026', 'Náutic@Ventania1', 'Pessoa+Manager1', 'ventania-sul-77'])
    expect(await choose(token, password, 'password_reset'), password).toEqual(refused);
  expect(await choose(others, 'Quiteria-2026', 'password_reset')).toEqual([200, undefined]);
  expect(await choose(token, 'Quiteria rema contra o vento', 'password_reset')).toEqual([200, undefined]);
});
