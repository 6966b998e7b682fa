import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import type { Lead } from '@leme/contract/leads/leads';
import type { Person, World } from '../world.ts';

/** A company with a manager and two sellers, who see their own queue and the pool. */
export async function aSalesRoom(world: World) {
  const company = await world.company();
  const manager = await world.user(company, 'manager');
  const admin = await world.user(company, 'admin');
  const rights = [
    ['inside-sales', 'read'],
    ['leads', 'read'],
    ['leads', 'create'],
    ['leads', 'update'],
  ].map(([resource, action]) => ({ resource, action, granted: true }));
  await admin.put('/role-permissions', { role: 'user', version: 1, changes: rights });
  const [ana, rui] = [await world.user(company, 'user'), await world.user(company, 'user')];
  return { company, manager, admin, ana, rui };
}

export const queueOf = async (who: Person, query = ''): Promise<QueueRow[]> =>
  (await who.get(`/inside-sales/queue${query}`)).body.data;
export const leadOf = async (who: Person, id: string): Promise<Lead> => (await who.get(`/leads/${id}`)).body;
export const pendingOf = async (who: Person, id: string) =>
  (await who.get(`/lead-interactions?lead_id=${id}&limit=200`)).body.data.filter(
    ({ status }: { status: string }) => status === 'pending',
  );
