import { aCadence } from '../companies/sales-requests.ts';
import type { Attempts, Ground } from './ground.ts';

/** What a seller writes to a lead from the queue. */
export const salesAttempts = ({ staff, aLead }: Ground): Attempts => {
  const ofLead = async (noun: string, body: object, other: object) => {
    const { id } = await aLead();
    return { path: `/leads/${id}/${noun}`, body, other };
  };
  return {
    'POST /leads/:id/handover': () =>
      ofLead('handover', { owner_id: null, note: 'Fala espanhol' }, { owner_id: null, note: 'Outra nota' }),
    'POST /leads/:id/postponement': () =>
      ofLead('postponement', { until: '2026-11-23T12:00:00Z' }, { until: '2026-11-24T12:00:00Z' }),
    'POST /leads/:id/contact': () =>
      ofLead('contact', { type: 'call', title: 'Ligou' }, { type: 'call', title: 'Ligou de novo' }),
    'POST /leads/:id/cadence': async () => {
      const [one, other] = [await aCadence(staff), await aCadence(staff)];
      return await ofLead('cadence', { cadence_id: one.id }, { cadence_id: other.id });
    },
  };
};
