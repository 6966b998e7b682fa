import type { Browser } from '../client.ts';

const until = '2026-11-23T12:00:00Z';
const step = { title: 'Primeira mensagem', day: 0, hour: '09:00' };
let made = 0;

/** What a company decided about calling people: Monday to Friday from nine to six, a quarter of an hour. */
export const salesSettings = {
  first_contact_minutes: 15,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
  days_off: [] as string[],
  round_ids: [] as string[],
  absent_ids: [] as string[],
  aim: 80,
  cadence_id: null as string | null,
  version: 0,
};

/** A lead that just asked. */
export async function anEnquiry(who: Browser, values: object = {}) {
  const lead = { name: 'Ana Reis', phone: '48999990000', offered_value: 90, ...values };
  return (await who.post('/leads', lead)).body;
}

/** A cadence with its steps. */
export async function aCadence(who: Browser, steps: readonly object[] = [step]) {
  const { body } = await who.post('/cadences', { name: `Cadência ${++made}` });
  const ids = [];
  for (const each of steps)
    ids.push((await who.post('/cadence-steps', { cadence_id: body.id, ...step, ...each })).body.id);
  return { id: body.id as string, steps: ids as string[] };
}

const ofLead = (noun: string, body: object) => async (staff: Browser) => {
  const { id } = await anEnquiry(staff);
  return await staff.post(`/leads/${id}/${noun}`, body);
};

/** Each address by which a seller writes, and a request that changes something. */
export const salesRequests: Readonly<Record<string, (staff: Browser) => ReturnType<Browser['post']>>> = {
  'PUT /sales-settings': (staff) => staff.put('/sales-settings', { ...salesSettings, aim: 90 }),
  'POST /leads/:id/claim': ofLead('claim', {}),
  'POST /leads/:id/handover': ofLead('handover', { owner_id: null, note: 'Fala espanhol' }),
  'POST /leads/:id/postponement': ofLead('postponement', { until }),
  'POST /leads/:id/loss': ofLead('loss', { kind: 'preco', text: 'Achou caro' }),
  'POST /leads/:id/contact': ofLead('contact', { type: 'call', title: 'Ligou' }),
  'POST /leads/:id/cadence': async (staff) =>
    await ofLead('cadence', { cadence_id: (await aCadence(staff)).id })(staff),
  'POST /leads/:id/cadence-pause': async (staff) => {
    const { id } = await anEnquiry(staff);
    await staff.post(`/leads/${id}/cadence`, { cadence_id: (await aCadence(staff)).id });
    return await staff.post(`/leads/${id}/cadence-pause`, {});
  },
};
