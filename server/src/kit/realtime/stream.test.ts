import { changesHeader } from '@leme/contract/kit/changes-header';
import { expect, test } from 'vitest';
import { byNotice } from '../../testing/by-notice.ts';
import { openStream } from '../../testing/stream.ts';
import { openWorld, type Person } from '../../testing/world.ts';
import { openPool } from '../database/pool.ts';
import { db } from '../database/sql.ts';
import { newId } from '../ids.ts';
import { announce } from './announce.ts';
import { notify } from './pg-notifications.ts';

const world = await openWorld({ alone: true });

type By = { tenantId: string; userId: string };

const change = ({ tenantId, userId }: By, ids: string[] = [newId()]) =>
  world.tenantTx.write(tenantId, async (tx) =>
    announce({ tx, actor: { tenantId, userId } }, 'sessions', 'updated', ids),
  );

const open = async (person: Person, options?: Parameters<typeof openStream>[2]) => {
  const stream = await openStream(world, person.cookie(), options);
  expect(await stream.next()).toMatchObject({ event: 'hello' });
  return stream;
};

test('an open page hears what changed in its company: table, ids and kind [A4-57, A7.4-26, B7.2-14, B7.2-15]', async () => {
  const company = await world.company();
  const [guide, office] = [await world.user(company, 'marinheiro'), await world.user(company, 'admin')];
  const [hers, theirs] = [await open(guide), await open(office)];
  const id = newId();
  await change({ tenantId: company.id, userId: office.id }, [id]);
  const told = { table: 'sessions', ids: [id], kind: 'updated' };
  expect(JSON.parse((await hers.next())?.data ?? '')).toEqual({ ...told, own: false });
  expect(JSON.parse((await theirs.next())?.data ?? '')).toEqual({ ...told, own: true });
});

test('no company hears of another', async () => {
  const [mine, other] = [await world.company(), await world.company()];
  const stream = await open(await world.user(mine, 'admin'));
  await change({ tenantId: other.id, userId: newId() });
  const id = newId();
  await change({ tenantId: mine.id, userId: newId() }, [id]);
  expect(JSON.parse((await stream.next())?.data ?? '').ids).toEqual([id]);
});

test('a visitor and somebody naming another company get no stream', async () => {
  const [mine, other] = [await world.company(), await world.company()];
  const person = await world.user(mine, 'admin');
  expect((await openStream(world, '')).status).toBe(401);
  expect((await openStream(world, person.cookie(), { tenant: other.id })).status).toBe(409);
  expect((await openStream(world, person.cookie(), { tenant: 'no-id' })).status).toBe(400);
  expect((await openStream(world, person.cookie(), { tenant: mine.id })).status).toBe(200);
});

test('a partner hears that something changed, not which rows', async () => {
  const company = await world.company();
  const stream = await open(await world.user(company, 'supplier_user'));
  await change({ tenantId: company.id, userId: newId() });
  expect(JSON.parse((await stream.next())?.data ?? '').ids).toBeNull();
});

test('more than a hundred rows are told as all of them', async () => {
  const company = await world.company();
  const stream = await open(await world.user(company, 'admin'));
  await change(
    { tenantId: company.id, userId: newId() },
    Array.from({ length: 101 }, () => newId()),
  );
  expect(JSON.parse((await stream.next())?.data ?? '').ids).toBeNull();
});

test('what was rolled back is never told', async () => {
  const company = await world.company();
  const stream = await open(await world.user(company, 'admin'));
  const by = { tenantId: company.id, userId: newId() };
  await world.tenantTx
    .write(company.id, async (tx) => {
      announce({ tx, actor: by }, 'bookings', 'created', [newId()]);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await change(by);
  expect(JSON.parse((await stream.next())?.data ?? '').table).toBe('sessions');
});

test('the stream ends at once when the person signs out', async () => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const stream = await open(person);
  await person.post('/auth/sign-out');
  expect(await stream.next()).toMatchObject({ event: 'bye' });
  expect(await stream.next()).toBeNull();
});

test('the stream ends at once when a right is taken, so that the page learns its new rights', async () => {
  const company = await world.company();
  const stream = await open(await world.user(company, 'user'));
  const taken = { resource: 'passenger-manifest', action: 'read', granted: false };
  await world.tenantTx.write(company.id, async (tx) => {
    await tx.change(
      db.insertInto('role_permissions').values({ tenant_id: company.id, role: 'user', ...taken }),
    );
    notify(tx, 'leme_access', company.id);
  });
  expect(await stream.next()).toMatchObject({ event: 'bye' });
});

test('who comes back with the last id hears what was missed; an unknown id means asking anew', async () => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const by = { tenantId: company.id, userId: newId() };
  const first = await open(person);
  await change(by);
  const seen = await first.next();
  first.close();
  const [second, third] = [newId(), newId()];
  await change(by, [second]);
  await change(by, [third]);
  const again = await open(person, { lastEventId: seen?.id ?? '' });
  expect(JSON.parse((await again.next())?.data ?? '').ids).toEqual([second]);
  expect(JSON.parse((await again.next())?.data ?? '').ids).toEqual([third]);
  const lost = await open(person, { lastEventId: 'elsewhere.7' });
  expect(await lost.next()).toMatchObject({ event: 'reset' });
});

test('an answer tells what had been told before it was asked for, and who listens after it hears what came since', async () => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const by = { tenantId: company.id, userId: newId() };
  const witness = await open(person);
  await change(by);
  await witness.next();
  const answer = await person.get('/sessions');
  const after = String(answer.headers[changesHeader]);
  const since = newId();
  await change(by, [since]);
  await witness.next();
  const page = await open(person, { after });
  expect(JSON.parse((await page.next())?.data ?? '').ids).toEqual([since]);
  const lost = await open(person, { after: 'elsewhere.7' });
  expect(await lost.next()).toMatchObject({ event: 'reset' });
});

test('a change that is told while an answer is being read is told again to who listens after it', async () => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  const by = { tenantId: company.id, userId: newId() };
  const witness = await open(person);
  const owner = openPool(world.urls.admin, 1);
  const client = await owner.connect();
  await client.query('begin');
  await client.query('lock table sessions in access exclusive mode');
  const asking = person.get('/sessions');
  const isWaiting = 'select 1 from pg_locks where not granted and relation = $1::regclass';
  while ((await client.query(isWaiting, ['sessions'])).rowCount === 0)
    await client.query('select pg_sleep(0.01)');
  const meanwhile = newId();
  await change(by, [meanwhile]);
  await witness.next();
  await client.query('rollback');
  client.release();
  await owner.end();
  const page = await open(person, { after: String((await asking).headers[changesHeader]) });
  expect(JSON.parse((await page.next())?.data ?? '').ids).toEqual([meanwhile]);
});

test('neither a visitor nor who is refused is told how much changes', async () => {
  const person = await world.user(await world.company(), 'admin');
  const answers = [
    await person.get(`/sessions/${newId()}`),
    await world.visitor().get('/auth/session'),
    await world.visitor().get('/sessions'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 401]);
  for (const { headers } of answers) expect(headers).not.toHaveProperty(changesHeader);
});

test('when the database connection that listens is cut, every page asks anew once it is back', async () => {
  const company = await world.company();
  const stream = await open(await world.user(company, 'admin'));
  const same = openPool(world.urls.auth, 1);
  const { rowCount } = await same.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen leme_%' and datname = current_database()",
  );
  expect(rowCount).toBe(1);
  expect(await stream.next()).toMatchObject({ event: 'reset' });
  await change({ tenantId: company.id, userId: newId() });
  expect(await stream.next()).toMatchObject({ event: 'change' });
  await same.end();
});

test('a person has twenty streams; one more ends the oldest, and nobody else’s', async () => {
  const company = await world.company();
  const [eager, colleague] = [await world.user(company, 'admin'), await world.user(company, 'admin')];
  const theirs = await open(colleague);
  const streams = [];
  for (let count = 0; count < 21; count += 1) streams.push(await open(eager));
  expect(await streams[0]?.next()).toBeNull();
  await change({ tenantId: company.id, userId: newId() });
  for (const stream of [...streams.slice(1), theirs])
    expect(await stream.next()).toMatchObject({ data: expect.stringContaining('sessions') });
  for (const stream of [...streams, theirs]) stream.close();
});

test('the stream says at its opening which rights one has, in the mark of the session: with others it is another', async () => {
  const company = await world.company();
  const [boss, person] = [await world.user(company, 'admin'), await world.user(company, 'user')];
  const marks = async () => {
    const stream = await openStream(world, person.cookie());
    const told = (await stream.next())?.data;
    stream.close();
    return [told, (await person.get('/auth/session')).body.rights_mark];
  };
  const [before, same] = await marks();
  expect(before).toMatch(/^[\w-]{16}$/);
  expect(same).toBe(before);
  const right = {
    resource: 'boats',
    action: 'delete',
    granted: true,
    reason: 'Cobre um turno',
    expires_at: null,
  };
  const given = await boss.put(`/users/${person.id}/permissions`, { version: 1, exceptions: [right] });
  expect(given.status).toBe(200);
  await expect.poll(async () => (await marks())[0], byNotice).not.toBe(before);
  const [after, sameAfter] = await marks();
  expect(sameAfter).toBe(after);
});
