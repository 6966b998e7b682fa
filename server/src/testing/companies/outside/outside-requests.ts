import { newId } from '../../../kit/ids.ts';
import type { Browser } from '../../client.ts';

let made = 0;

/** A partner with a departure nobody booked, in which seats may be kept for it. */
export async function aDepartureForPartner(staff: Browser) {
  made += 1;
  const partner = (await staff.post('/channel-partners', { name: `Hotel Praia ${made}` })).body;
  const { products } = (await staff.get('/sessions/options')).body;
  const product =
    products.find(({ fare_types }: { fare_types: unknown[] }) => fare_types.length > 0) ?? products[0];
  const session = (
    await staff.post('/sessions', {
      product_id: product.id,
      date: Temporal.PlainDate.from('2031-01-01').add({ days: made }).toString(),
      start_time: '08:00',
      end_time: '10:00',
      guide_name: null,
      sailor_name: null,
      notes: null,
      total_capacity: 20,
      boat_ids: [],
    })
  ).body;
  return { partner, session };
}

export const allotmentOf = ({ partner, session }: Awaited<ReturnType<typeof aDepartureForPartner>>) => ({
  partner_id: partner.id,
  session_id: session.id,
  seats: 4,
  release_hours: 24,
  note: null,
});

async function anAllotment(staff: Browser) {
  return (await staff.post('/seat-allotments', allotmentOf(await aDepartureForPartner(staff)))).body.made[0];
}

async function aMachineToken(staff: Browser) {
  const { partner } = await aDepartureForPartner(staff);
  return await staff.post('/machine-tokens', { id: newId(), partner_id: partner.id, label: 'Produção' });
}

/** A sale by telephone of a partner who stands for an agent. */
export async function aSaleByHand(staff: Browser) {
  const { partner, session } = await aDepartureForPartner(staff);
  const agent = await staff.post('/customers', { name: `Agência ${made}`, kind: 'agente' });
  await staff.patch(`/channel-partners/${partner.id}`, { version: 1, agent_id: agent.body.id });
  const { products } = (await staff.get('/sessions/options')).body;
  const product = products.find(({ id }: { id: string }) => id === session.product.id);
  return {
    partner_id: partner.id,
    reference: `V-${made}`,
    session_id: session.id,
    customer_name: 'Ana Paz',
    passengers: [{ fare_type_id: product.fare_types[0].id, quantity: 2 }],
  };
}

/** What a partner sold for another price than ours waits for a word. */
export async function anUndecided(staff: Browser): Promise<string> {
  const body = { ...(await aSaleByHand(staff)), said_total: 1 };
  await staff.post('/external-bookings', body);
  const { data } = (await staff.get('/external-bookings')).body;
  return data.find(({ reference }: { reference: string }) => reference === body.reference).id;
}

type Answer = ReturnType<Browser['post']>;

/** One good request for each thing that is decided about who sells from outside. */
export const outsideRequests: Readonly<Record<string, (staff: Browser) => Answer>> = {
  'POST /machine-tokens': aMachineToken,
  'POST /machine-tokens/:id/revocation': async (staff) => {
    const { token } = (await aMachineToken(staff)).body;
    return await staff.post(`/machine-tokens/${token.id}/revocation`);
  },
  'POST /seat-allotments': async (staff) =>
    staff.post('/seat-allotments', allotmentOf(await aDepartureForPartner(staff))),
  'POST /external-bookings': async (staff) => staff.post('/external-bookings', await aSaleByHand(staff)),
  'POST /external-bookings/:id/acceptance': async (staff) =>
    staff.post(`/external-bookings/${await anUndecided(staff)}/acceptance`),
  'POST /external-bookings/:id/rejection': async (staff) =>
    staff.post(`/external-bookings/${await anUndecided(staff)}/rejection`, { reason: 'Sem barco' }),
  'PATCH /seat-allotments/:id': async (staff) =>
    staff.patch(`/seat-allotments/${(await anAllotment(staff)).id}`, { seats: 6 }),
  'POST /seat-allotments/:id/release': async (staff) =>
    staff.post(`/seat-allotments/${(await anAllotment(staff)).id}/release`),
};
