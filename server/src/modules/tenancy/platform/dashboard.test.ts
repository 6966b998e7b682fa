import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { writeDay } from '../../../kit/watch/tenant-daily.ts';
import { anOpenedCompany } from '../../../testing/opened-company.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');
const quiet = {
  active_users: 0,
  sign_ins: 0,
  bookings: 0,
  passengers: 0,
  check_ins: 0,
  mails_failed: 0,
  storage_bytes: 0,
  last_active_at: null,
};
const day = (at: Temporal.Instant) => at.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString();
const hoursAgo = (hours: number) => world.clock.now().subtract({ hours });

async function counted(tenant_id: string, days: number, said: Partial<Record<keyof typeof quiet, unknown>>) {
  const key = { tenant_id, day: day(hoursAgo(24 * days)) };
  await world.tenantTx.write(tenant_id, (tx) => writeDay(tx, key, { ...quiet, ...said } as typeof quiet));
}
const figures = async () => (await operator.get('/saas-dashboard')).body;
const stateOf = (body: { states: { status: string; companies: number }[] }, wanted: string) =>
  body.states.find(({ status }) => status === wanted)?.companies ?? 0;
const lookOf = (body: { looks: { look: string; companies: number }[] }, wanted: string) =>
  body.looks.find(({ look }) => look === wanted)?.companies ?? 0;

test('the dashboard of the platform counts companies by state, what wants a look and what was opened this month [B2.2-67]', async () => {
  const before = await figures();
  await anOpenedCompany(operator, { trial_days: 5 });
  const silent = await world.company();
  await counted(silent.id, 9, { last_active_at: hoursAgo(9 * 24).toString() });
  const failing = await world.company();
  await counted(failing.id, 0, { mails_failed: 3, check_ins: 7, last_active_at: hoursAgo(1).toString() });
  const after = await figures();
  expect(stateOf(after, 'opening') - stateOf(before, 'opening')).toBeGreaterThanOrEqual(1);
  expect(stateOf(after, 'active') - stateOf(before, 'active')).toBeGreaterThanOrEqual(2);
  for (const look of ['trial', 'silent', 'mails'])
    expect([look, lookOf(after, look) - lookOf(before, look)]).toEqual([look, 1]);
  expect(after.check_ins - before.check_ins).toBe(7);
  expect(after.mails_failed - before.mails_failed).toBe(3);
  expect(after.months).toHaveLength(12);
  expect(after.months.at(-1).opened).toBeGreaterThan(before.months.at(-1).opened);
});

test('behind each figure stands a list, which filters by what a company bought and did [B2.2-69]', async () => {
  const mark = newId().slice(-12);
  const names = async (query: string) => {
    const { status, body } = await operator.get(`/saas-tenants?q=${mark}&${query}`);
    expect([query, status, body.errors]).toEqual([query, 200, undefined]);
    return body.data.map(({ name }: { name: string }) => name.split(' ')[0]);
  };
  await anOpenedCompany(operator, { name: `Maré ${mark}`, trial_days: 5 });
  const silent = await world.company({ name: `Sumida ${mark}` });
  await counted(silent.id, 40, { last_active_at: hoursAgo(40 * 24).toString() });
  const full = await world.company({ name: `Cheia ${mark}` });
  await counted(full.id, 0, { storage_bytes: 25_400_000, mails_failed: 1, active_users: 4 });
  expect(await names('plan=essencial')).toEqual(['Maré']);
  expect(await names('plan=completo')).toEqual([]);
  expect(await names('trial=week')).toEqual(['Maré']);
  expect(await names('trial=over')).toEqual([]);
  expect(await names('silent=week')).toEqual(['Sumida']);
  expect(await names('silent=month')).toEqual(['Sumida']);
  expect(await names('look=mails,silent')).toEqual(['Cheia', 'Sumida']);
  expect(await names('module=insights')).toEqual(['Cheia', 'Sumida']);
  expect(await names('module=fleet&trial=week')).toEqual(['Maré']);
  const { data } = (await operator.get(`/saas-tenants?q=${mark}&look=mails`)).body;
  expect(data).toMatchObject([{ storage_mb: 25, people: 4, looks: ['mails'] }]);
  const file = String((await operator.get(`/saas-tenants/export?q=${mark}&silent=week`)).body);
  expect(file).toContain(`Sumida ${mark}`);
  expect(file).not.toContain(`Cheia ${mark}`);
});

test('companies are found by their city, which the wizard offers as well', async () => {
  const mark = newId().slice(-12);
  const options = async (q: string) =>
    (await operator.get(`/saas-tenants/options/coastal_city_id?q=${encodeURIComponent(q)}`)).body.data;
  const [city] = await options('Paraty');
  expect(city.label).toBe('Paraty');
  const opened = await anOpenedCompany(operator, { name: `Maré ${mark}`, coastal_city_id: city.id });
  await anOpenedCompany(operator, { name: `Terra ${mark}` });
  const { data } = (await operator.get(`/saas-tenants?q=${mark}&coastal_city_id=${city.id}`)).body;
  expect(data).toMatchObject([{ id: opened.id, labels: { coastal_city_id: 'Paraty' } }]);
  const file = String((await operator.get(`/saas-tenants/export?q=${mark}`)).body);
  expect(file).toContain('Paraty');
  const staff = await world.user(await world.company(), 'admin');
  expect((await staff.get('/saas-tenants/options/coastal_city_id')).status).toBe(403);
});

test('a filter nobody knows is named, and nobody of a company reads the dashboard', async () => {
  expect((await operator.get('/saas-tenants?trial=never')).status).toBe(422);
  const staff = await world.user(await world.company(), 'admin');
  expect((await staff.get('/saas-dashboard')).status).toBe(403);
  const lower = await world.operator('saas_manager');
  expect((await lower.get('/saas-dashboard')).status).toBe(403);
});
