import type { Browser } from '../client.ts';

/** The Saturdays of January 2027, at eight and half past ten. */
export const saturdays = {
  name: 'Sábados de janeiro',
  weekdays: [6],
  dates: [{ from: '2027-01-01', to: '2027-01-31' }],
  capacity: 18,
};

/** A schedule of a product with its times. */
export async function aSchedule(
  who: Browser,
  product_id: string,
  { times = ['08:00', '10:30'], ...given }: Record<string, unknown> & { times?: readonly string[] } = {},
) {
  const { body } = await who.post('/schedules', { ...saturdays, product_id, ...given });
  const ids: string[] = [];
  for (const start_time of times) {
    const time = { schedule_id: body.id, label: start_time, start_time };
    ids.push((await who.post('/schedule-times', time)).body.id);
  }
  return { id: body.id as string, times: ids };
}

/** What applying a schedule would do. */
export async function planFor(who: Browser, ids: readonly string[] = []) {
  return (await who.post('/schedules/plans', { schedule_ids: ids })).body;
}

/** Applies a schedule as its plan is now. */
export async function applyPlan(
  who: Browser,
  ids: readonly string[] = [],
  decisions: readonly object[] = [],
) {
  const { plan_hash } = await planFor(who, ids);
  return await who.post('/schedules/applications', { schedule_ids: ids, plan_hash, decisions });
}

/** A change of all departures of the Saturdays of January, as its plan is now. */
export async function applyBulk(
  who: Browser,
  asked: Record<string, unknown>,
  decisions: readonly object[] = [],
) {
  const body = { from: '2027-01-01', until: '2027-01-31', ...asked };
  const { plan_hash } = (await who.post('/availability/plans', body)).body;
  return await who.post('/availability/applications', { ...body, plan_hash, decisions });
}

type Day = { staff: Browser; trade: { product_id: string } };

/** Each address by which schedules are applied, and a request that changes something. */
export const scheduleRequests = {
  'POST /schedules/applications': async ({ staff, trade }: Day) => {
    const { id } = await aSchedule(staff, trade.product_id);
    return await applyPlan(staff, [id]);
  },
  'POST /schedules/applications/:id/undoing': async ({ staff, trade }: Day) => {
    const { id } = await aSchedule(staff, trade.product_id);
    const { body } = await applyPlan(staff, [id]);
    return await staff.post(`/schedules/applications/${body.id}/undoing`, {});
  },
  'POST /availability/applications': async ({ staff, trade }: Day) => {
    const { id } = await aSchedule(staff, trade.product_id);
    await applyPlan(staff, [id]);
    return await applyBulk(staff, { product_ids: [trade.product_id], action: 'call' });
  },
  'POST /sessions/:id/return-to-schedule': async ({ staff, trade }: Day) => {
    const { id } = await aSchedule(staff, trade.product_id);
    const { body } = await applyPlan(staff, [id]);
    const session = body.rows[0].session_id;
    await staff.patch(`/sessions/${session}`, { notes: 'Cedo', version: 1 });
    return await staff.post(`/sessions/${session}/return-to-schedule`, {});
  },
};
