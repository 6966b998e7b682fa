import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { notify } from '../../../kit/realtime/pg-notifications.ts';
import { accessChannel } from '../../../modules/access/auth-session/session-cache.ts';
import type { Browser } from '../../client.ts';
import type { Person, World } from '../../world.ts';
import { sellsByPolicy } from '../selling-company.ts';
import { aSession, aTrade } from '../trade.ts';

export const tomorrow = '2026-11-21';
type Given = Record<string, unknown>;

/** Who asks by a token: no cookie, no origin, no key. */
export function byToken(
  world: World,
  secret: string,
  headers: Record<string, string | undefined> = {},
): Browser {
  const bare = { origin: undefined, 'sec-fetch-site': undefined, 'idempotency-key': undefined };
  const head = { ...bare, authorization: `Bearer ${secret}`, ...headers };
  const machine = world.visitor();
  const send: Browser['send'] = (method, path, body, more = {}) =>
    machine.send(method, `/octo${path}`, body, { ...head, ...more });
  return {
    ...machine,
    send,
    get: (path, more) => send('GET', path, undefined, more),
    post: (path, body = {}, more) => send('POST', path, body, more),
    patch: (path, body, more) => send('PATCH', path, body, more),
    delete: (path, more) => send('DELETE', path, undefined, more),
  };
}

export async function aToken(staff: Person, partner_id: string, given: Given = {}): Promise<string> {
  const body = { id: newId(), partner_id, label: 'Produção', ...given };
  const answer = await staff.post('/machine-tokens', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.secret;
}

export async function aPartner(world: World, company: { id: string }, staff: Person, given: Given = {}) {
  const agent_id = await world.partnerOf(company.id, 'agent');
  const name = `Onda Viagens ${agent_id.slice(-6)}`;
  const { body, status } = await staff.post('/channel-partners', {
    name,
    agent_id,
    commission_bp: 1500,
    ...given,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as { id: string; name: string; agent_id: string; version: number };
}

/** A company that sells one product through one partner, with a departure tomorrow at eight. */
export async function sellsOutside(
  world: World,
  given: { company?: { timezone: string }; partner?: Given; session?: Given } = {},
) {
  const company = await world.company(given.company);
  const staff = await world.user(company, 'admin');
  await sellsByPolicy(staff);
  const trade = await aTrade(world, company, { capacity: 60 });
  const { version } = (await staff.get(`/products/${trade.product_id}`)).body;
  await staff.patch(`/products/${trade.product_id}`, { version, octo_enabled: true });
  const session = await aSession(staff, trade, {
    date: tomorrow,
    total_capacity: 30,
    boat_ids: [],
    ...given.session,
  });
  const partner = await aPartner(world, company, staff, given.partner);
  const secret = await aToken(staff, partner.id);
  const octo = byToken(world, secret);
  const items = (...units: string[]) => units.map((unitId) => ({ unitId }));
  const reservation = (more: Given = {}) => ({
    uuid: newId(),
    productId: trade.product_id,
    optionId: trade.product_id,
    availabilityId: session.id,
    unitItems: items(trade.fares.adult, trade.fares.adult, trade.fares.child),
    ...more,
  });
  const seats = async (id = session.id) => (await staff.get(`/sessions/${id}`)).body;
  return { company, staff, trade, session, partner, secret, octo, items, reservation, seats };
}
export type Outside = Awaited<ReturnType<typeof sellsOutside>>;

/** The company's plan ends; who is signed in hears of it. */
export async function planLapses(world: World, tenant_id: string): Promise<void> {
  await world.authTx.write(tenant_id, async (tx) => {
    const lapsed = { tenant_id, id: newId(), status: 'inactive' };
    await tx.change(db.insertInto('tenant_subscriptions').values(lapsed));
    notify(tx, accessChannel, tenant_id);
  });
}
