import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';
import { newId } from '../../kit/ids.ts';
import type { Person, World } from '../world.ts';
import { aChargingCompany } from './money/charging.ts';
import { bookingBody } from './trade.ts';

type Proposed = Record<string, unknown> & { lines: Record<string, unknown>[] };

/** A proposal as a draft is sent: without what was only told. */
export function bodyOf({ left_out: _, total: __, lines, ...given }: Proposed) {
  return { ...given, lines: lines.map(({ booking_code: ___, amount: ____, ...line }) => line) };
}

/** Makes a draft and issues it. */
export async function issued(by: Person, proposal: Proposed): Promise<InvoiceDetail> {
  const draft = await by.post('/invoices', bodyOf(proposal));
  if (draft.status !== 201) throw new Error(JSON.stringify(draft.body));
  const { id, version } = draft.body;
  const answer = await by.post(`/invoices/${id}/issuance`, { version });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export const aFreeBody = (account_id: string | undefined) => ({
  customer_name: 'Marina Sul',
  customer_document: '11222333000181',
  locale: 'pt-BR',
  due_on: '2026-12-10',
  fine_bp: 200,
  interest_bp: 100,
  lines: [{ description: 'Aluguel de vaga', qty: 3, unit_price: 100, discount: 0, account_id }],
});

/** Three hundred for something that is no booking. */
export async function aFreeInvoice(by: Person, account_id: string | undefined): Promise<InvoiceDetail> {
  return await issued(by, aFreeBody(account_id));
}

/** Two bookings of one agent in November, 540,00 and 720,00, with a tenth of commission. */
export async function anAgentsMonth(world: World) {
  const room = await aChargingCompany(world);
  const { admin, session, trade } = room;
  const agent = await admin.post('/customers', { name: `Agência ${newId().slice(-6)}`, kind: 'agente' });
  const agent_id: string = agent.body.id;
  const agreement = { kind: 'commission', agent_id, bp: 1000, valid_from: '2026-01-01' };
  await admin.post('/finance/agreements', agreement);
  const bookings: { id: string; total_price: number }[] = [];
  for (const quantity of [3, 4]) {
    const passengers = [{ fare_type_id: trade.fares.adult, quantity }];
    const { body, status } = await admin.post(
      '/bookings',
      bookingBody(session, trade, { agent_id, passengers }),
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    bookings.push(body);
  }
  bookings.sort((one, other) => one.total_price - other.total_price);
  const proposed = async () => {
    const { body, status } = await admin.get(
      `/invoice-proposal?agent_id=${agent_id}&from=2026-11-01&to=2026-11-30`,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    const lines = body.lines.toSorted(
      (one: { booking_id: string }, other: { booking_id: string }) =>
        order(bookings, one.booking_id) - order(bookings, other.booking_id),
    );
    return { ...body, lines };
  };
  return { ...room, agent_id, bookings, proposed };
}

const order = (bookings: readonly { id: string }[], id: string) =>
  bookings.findIndex((each) => each.id === id);
