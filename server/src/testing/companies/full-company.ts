import type pg from 'pg';
import { settingOf } from '../../kit/database/tenant-tx.ts';
import { newId, platformTenantId } from '../../kit/ids.ts';
import { exampleRow } from '../registers/example-rows.ts';
import type { Person, World } from '../world.ts';
import { rowsByHand } from './rows-by-hand.ts';
import { aBooking, aSession, aTrade } from './trade.ts';

/** A company with a row in every table, so that a leak has something to show; `trade` says more of what it sails with. */
export async function aFullCompany(
  world: World,
  owner: pg.Client,
  trade?: (company: { id: string }) => Promise<Parameters<typeof aTrade>[2]>,
) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const sails = await aTrade(world, company, await trade?.(company));
  const session = await aSession(staff, sails);
  const booking = await aBooking(staff, session, sails, { payment: { amount: 10, method: 'pix' } });
  const { data } = (await staff.get('/passenger-manifest')).body;
  const person = data[0].bookings[0].passengers[0];
  await staff.post('/attendance-events', {
    events: [
      { id: newId(), booking_id: booking.id, manifest_passenger_id: person.id, status: 'checked_in' },
      { id: newId(), booking_id: newId(), manifest_passenger_id: newId(), status: 'checked_in' },
    ],
  });
  await staff.post('/auth/device');
  await staff.put('/user-preferences/a', { value: 1 });
  await world.partnerOf(company.id, 'supplier');
  await fillRegisters(world, staff);
  await owner.query('begin');
  await owner.query(settingOf(company.id));
  for (const [table, rest] of rowsByHand)
    await owner.query(`insert into ${table} ${rest}`, [company.id, newId()]);
  await fillSignIn(owner, company.id);
  await owner.query('commit');
  return { ...company, staff };
}

/** A row in each register of companies, and what it can point to beside it; each leaves its trail. */
async function fillRegisters({ registers }: World, staff: Person): Promise<void> {
  const kept = registers.all.flatMap(({ resource }) => (resource.scope === 'company' ? resource : []));
  const made = new Map<string, string>();
  // Children after those whose they are.
  for (const resource of kept.toSorted((a, b) => Number(a.of !== undefined) - Number(b.of !== undefined))) {
    const pointing = Object.entries(resource.fields).filter(
      ([, { kind, required }]) => kind === 'reference' && required,
    );
    const to = Object.fromEntries(pointing.map(([field, { to = '' }]) => [field, made.get(to)]));
    const { status, body } = await staff.post(`/${resource.name}`, { ...exampleRow(resource, 1), ...to });
    if (status !== 201) throw new Error(`${resource.name}: ${JSON.stringify(body)}`);
    made.set(resource.name, body.id);
  }
  for (const { name, fields } of kept) {
    const links = Object.entries(fields).filter(([, { kind }]) => kind === 'references');
    const chosen = Object.fromEntries(links.map(([field, { to = '' }]) => [field, [made.get(to)]]));
    if (links.length > 0) await staff.patch(`/${name}/${made.get(name)}`, { ...chosen, version: 1 });
  }
}

async function fillSignIn(owner: pg.Client, tenant: string): Promise<void> {
  const { rows } = await owner.query(
    'select token_hash, user_id from auth_sessions where tenant_id = $1 limit 1',
    [tenant],
  );
  await owner.query(
    "insert into auth_acting_grants (tenant_id, token_hash, acting_tenant_id, reason) values ($1, $2, $3, 'motivo')",
    [tenant, rows[0].token_hash, platformTenantId],
  );
  const { rows: links } = await owner.query("select to_regclass('public.auth_links') as there");
  if (!links[0].there) return;
  await owner.query(
    "insert into auth_links (tenant_id, token_hash, user_id, type, expires_at) values ($1, 'h', $2, 'login', now())",
    [tenant, rows[0].user_id],
  );
}
