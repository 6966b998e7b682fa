import { addDays } from '@leme/contract/kit/values/days';
import type { OrderState } from '@leme/contract/maintenance/orders/order-states';
import { type DemoWork, named } from '../../../demo/demo.ts';

type Job = { title: string; boat: string; kind: 'preventiva' | 'corretiva' | 'inspecao' | 'emergencia' };

const jobs: Readonly<Record<DemoWork['company']['subdomain'], readonly Job[]>> = {
  'mar-azul': [
    { title: 'Bomba de porão não liga no automático', boat: 'Lancha Netuno', kind: 'emergencia' },
    { title: 'Troca do rotor da bomba d’água', boat: 'Lancha Netuno', kind: 'corretiva' },
    { title: 'Revisão de 100 h do motor de boreste', boat: 'Catamarã Brisa Sul', kind: 'preventiva' },
    { title: 'Costura do toldo', boat: 'Bote Albatroz', kind: 'corretiva' },
    { title: 'Inspeção de coletes e extintores', boat: 'Escuna Maré Alta', kind: 'inspecao' },
    { title: 'Troca de vela de ignição', boat: 'Jet ski 02', kind: 'preventiva' },
    { title: 'Fivelas de coletes infantis', boat: 'Escuna Maré Alta', kind: 'corretiva' },
    { title: 'Polimento do costado', boat: 'Catamarã Brisa Sul', kind: 'preventiva' },
  ],
  'costa-verde': [
    { title: 'Vazamento de óleo no reversor', boat: 'Saveiro Águas Claras', kind: 'corretiva' },
    { title: 'Anodos de sacrifício', boat: 'Lancha Juatinga', kind: 'preventiva' },
  ],
};

/** How a year of orders stands: what is going on, then what is over. */
const states: readonly OrderState[] = [
  'in_progress',
  'on_hold',
  'scheduled',
  'open',
  'in_progress',
  'scheduled',
  'open',
  'done',
  'cancelled',
  'closed',
];
const priorities = ['critica', 'alta', 'media', 'baixa'] as const;
const wanted = { 'mar-azul': 39, 'costa-verde': 9 } as const;
const yearOf = (day: string) => day.slice(0, 4);

/** Orders of every state, two of them late, one that waits for a part, and the one that keeps a boat in the yard. */
export async function insertOrders({
  company,
  random,
  now,
  today,
  staff,
  insert,
  read,
}: DemoWork): Promise<void> {
  const boats = new Map((await read('boats')).map(({ id, boat_name }) => [boat_name, id]));
  const yard = (await read('blackouts')).find(({ source }) => source === 'work_order');
  const own = jobs[company.subdomain];
  const assignee_id = staff.get('manager') ?? staff.get('admin') ?? null;
  const nothing = { downtime_from: null, downtime_to: null, blocks_sailing: 'no', hold_kind: null };
  const orders = Array.from({ length: wanted[company.subdomain] }, (_, at) => {
    const { title, boat, kind } = own[at % own.length] as Job;
    const status = states[Math.min(at, states.length - 1)] as OrderState;
    // The first two should have been done by now.
    const first = addDays(today, at < 2 ? -3 - at : at < 7 ? at : -7 * (at - 6));
    return {
      ...nothing,
      id: random.id(),
      title,
      kind,
      status,
      boat_id: named(boats, boat),
      priority: priorities[at === 0 ? 0 : 1 + (at % 3)] as (typeof priorities)[number],
      assignee_id: at % 2 === 0 ? assignee_id : null,
      planned_from: first,
      planned_to: addDays(first, 1),
      hold_kind: status === 'on_hold' ? 'pecas' : null,
      created_at: now.subtract({ hours: 5 + at * 9 * 24 }).toString(),
    };
  });
  const kept = yard?.boat_id && {
    ...nothing,
    id: yard.id,
    title: 'Pintura do fundo no estaleiro',
    kind: 'preventiva' as const,
    status: 'scheduled' as const,
    boat_id: yard.boat_id,
    priority: 'media' as const,
    assignee_id,
    planned_from: addDays(today, 8),
    planned_to: addDays(today, 10),
    downtime_from: addDays(today, 8),
    downtime_to: addDays(today, 10),
    blocks_sailing: 'planned',
    created_at: now.subtract({ hours: 20 }).toString(),
  };
  // The oldest has the first number.
  const all = [...(kept ? [kept] : []), ...orders].toReversed();
  await insert(
    'work_orders',
    all.map((order, at) => ({ ...order, code: `OS-${yearOf(today)}-${String(at + 1).padStart(4, '0')}` })),
  );
  const waiting = orders.find(({ status }) => status === 'on_hold');
  const part = (await read('stock_items')).find(
    ({ quantity, kind }) => Number(quantity) === 0 && kind === 'part',
  );
  if (waiting && part)
    await insert('work_order_parts', [
      { id: random.id(), order_id: waiting.id, item_id: part.id, planned: 1, source: 'stock' },
    ]);
  const begun = orders.filter(({ status }) => status === 'in_progress');
  await insert(
    'work_order_checks',
    begun.flatMap(({ id }) =>
      ['Fiação e fusível conferidos', 'Teste no automático'].map((label, at) => ({
        id: random.id(),
        order_id: id,
        label,
        type: 'check',
        required: true,
        done: at === 0,
        place: at + 1,
      })),
    ),
  );
}
