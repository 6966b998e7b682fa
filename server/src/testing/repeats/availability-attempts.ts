import {
  aDepartureForPartner,
  allotmentOf,
  anUndecided,
  aSaleByHand,
} from '../companies/outside/outside-requests.ts';
import { applyPlan, aSchedule, planFor } from '../companies/schedules.ts';
import type { Attempts, Ground } from './ground.ts';

/** A schedule is applied once, however often it is asked. */
export const availabilityAttempts = ({ staff, trade }: Ground): Attempts => ({
  'POST /schedules/applications': async () => {
    const { id } = await aSchedule(staff, trade.product_id);
    const { plan_hash } = await planFor(staff, [id]);
    const body = { schedule_ids: [id], plan_hash };
    return { path: '/schedules/applications', body, other: { ...body, plan_hash: '0'.repeat(64) } };
  },
  'POST /availability/applications': async () => {
    const { id } = await aSchedule(staff, trade.product_id, { times: ['06:00'] });
    await applyPlan(staff, [id]);
    const asked = { from: '2027-01-01', until: '2027-01-31', times: ['06:00'], action: 'call' };
    const { plan_hash } = (await staff.post('/availability/plans', asked)).body;
    const body = { ...asked, plan_hash };
    return { path: '/availability/applications', body, other: { ...body, action: 'hidden' } };
  },
  'POST /external-bookings': async () => {
    const body = await aSaleByHand(staff);
    return { path: '/external-bookings', body, other: { ...body, reference: 'Outra' } };
  },
  'POST /external-bookings/:id/acceptance': async () => ({
    path: `/external-bookings/${await anUndecided(staff)}/acceptance`,
    body: { price: 'theirs' },
    other: { price: 'ours' },
  }),
  'POST /external-bookings/:id/rejection': async () => ({
    path: `/external-bookings/${await anUndecided(staff)}/rejection`,
    body: { reason: 'Preço antigo' },
    other: { reason: 'Outro' },
  }),
  'POST /channel-partners/:id/trial': async () => {
    const { partner_id } = await aSaleByHand(staff);
    const path = `/channel-partners/${partner_id}/trial`;
    return { path, body: {}, other: { product_id: trade.product_id } };
  },
  'POST /seat-allotments': async () => {
    const body = allotmentOf(await aDepartureForPartner(staff));
    return { path: '/seat-allotments', body, other: { ...body, seats: 5 } };
  },
});
