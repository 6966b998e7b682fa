import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A skipper whose device was prepared while online, and what it queues of a departure with three aboard. */
async function aDevice() {
  const day = await aManifestDay(world);
  await markAll(day.guide, await bookingIn(day.guide, day.booking.id), 'checked_in');
  expect((await day.guide.get('/auth/session')).status).toBe(200);
  const base = { boat_id: day.trade.boats[0] as string, session_id: day.session.id, voyage_id: newId() };
  const said = (kind: string, more: object = {}) => ({ id: newId(), ...base, kind, ...more });
  const later = { 'leme-tenant': day.company.id, 'leme-background': '1' };
  const send = (events: object[], more: object = {}) =>
    day.guide.post(
      '/departure-events',
      { device_id: 'aparelho-1', user_id: day.guide.id, events, ...more },
      later,
    );
  return { ...day, base, said, send };
}

const counted = (moment: string, people: number, step: number) => ({ moment, counted: people, step });

test('after the session went to sleep, count and seal of the quay still arrive, once, and the office reads them', async () => {
  const { guide, staff, base, said, send } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  expect((await guide.get('/departure-facts')).status).toBe(401);
  const out = said('counted', counted('out', 3, 0));
  const sealed = said('sealed', { counted: 3, others: 0 });
  const back = said('counted', counted('back', 3, 1));
  for (const outcome of ['stored', 'known']) {
    const { body } = await send([out, sealed, back]);
    expect(body.results).toMatchObject([{ outcome }, { outcome }, { outcome, count: 'closed' }]);
  }
  const { data } = (await staff.get(`/departure-seals?voyage_id=${base.voyage_id}`)).body;
  expect(data).toMatchObject([{ id: sealed.id, sealed_by: 'server', intact: true }]);
});

test('the right is looked at for each event: who may count may not release, and who lost both is answered by id', async () => {
  const { company, guide, said, send } = await aDevice();
  await guide.post('/auth/sign-out', { because: 'idle' });
  const released = said('released', { check: 'names', text: 'Nomes conferidos no papel do cais' });
  const answer = await send([released, said('counted', counted('out', 3, 0))]);
  expect(answer.body.results).toMatchObject([
    { id: released.id, outcome: 'refused', reason: 'not-allowed' },
    { outcome: 'stored' },
  ]);
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('user_roles')
        .set({ role: 'user' })
        .where('tenant_id', '=', company.id)
        .where('user_id', '=', guide.id),
    ),
  );
  const { body } = await send([said('counted', counted('back', 3, 1))]);
  expect(body.results).toMatchObject([{ outcome: 'refused', reason: 'not-allowed' }]);
});

test('a manager’s release is sent later too; nobody sends in another’s name, and who signed out sends nothing', async () => {
  const { staff, guide, company, said, send } = await aDevice();
  expect((await staff.get('/auth/session')).status).toBe(200);
  await staff.post('/auth/sign-out', { because: 'idle' });
  const released = said('released', { check: 'names', text: 'Nomes conferidos no papel do cais' });
  const later = { 'leme-tenant': company.id, 'leme-background': '1' };
  const as = (user_id: string) => ({ user_id, events: [released] });
  expect((await staff.post('/departure-events', as(guide.id), later)).status).toBe(409);
  expect((await staff.post('/departure-events', as(staff.id), later)).body.results).toMatchObject([
    { outcome: 'stored' },
  ]);
  await guide.post('/auth/sign-out');
  expect((await send([said('counted', counted('out', 3, 0))])).status).toBe(401);
});
