import { Problem } from '@leme/contract/kit/problem';
import { keepSeats } from '#modules/bookings/public';
import { type DemoWork, named } from '../../demo/demo.ts';
import { fakeName } from '../../demo/fake-people.ts';

const plans = [
  { name: 'Onda Viagens', kind: 'marketplace', protocol: 'octo', commission_bp: 1_500, collects: 'partner' },
  { name: 'Brisa Receptivo', kind: 'agency', protocol: 'csv', commission_bp: 1_000, collects: 'partner' },
  { name: 'Pousada do Farol', kind: 'hotel', protocol: 'manual', commission_bp: 800, collects: 'pier' },
] as const;

/** What nobody could take in as it came, each with what is wrong: with what is booked, all five states. */
const open = [
  { state: 'needs_review', fault: 'unknown-product', product: 'Campeche Sunset VIP' },
  { state: 'rejected', fault: 'not-on-sale', product: 'Ilha do Campeche' },
  { state: 'received', fault: null, product: 'Ilha do Campeche' },
  { state: 'cancelled', fault: null, product: 'Ilha do Campeche' },
] as const;

const mostShown = 10;

/** Three who sell from outside, and what they booked: bookings that are there by the names they have for them. */
export async function demo(work: DemoWork): Promise<void> {
  const { read, insert, random, now, today } = work;
  const agents = (await read('customers')).filter(({ kind }) => kind === 'agente');
  const partners = plans.flatMap((plan, at) => {
    const agent = agents[at];
    return agent ? [{ ...plan, id: random.id(), agent_id: agent.id }] : [];
  });
  if (partners.length === 0) return;
  await insert('channel_partners', partners);
  await keepQuotas(work, partners);
  const bookings = (await read('bookings')).filter(({ agent_id }) =>
    partners.some((partner) => partner.agent_id === agent_id),
  );
  const sold = bookings.slice(-mostShown).flatMap((booking, at) => {
    const partner = partners.find(({ agent_id }) => agent_id === booking.agent_id);
    if (!partner) return [];
    const created = booking.created_at;
    return [
      {
        ...emptyOf(partner),
        id: random.id(),
        uuid: random.id(),
        reference: `EXT-${4_100 + at * 7}`,
        state: booking.status === 'cancelled' ? 'cancelled' : 'mapped',
        fault: null,
        booking_id: booking.id,
        session_id: booking.session_id,
        product_id: booking.product_id,
        customer_name: booking.customer_name,
        created_at: created,
        updated_at: created,
      },
    ];
  });
  const [first] = partners;
  const waiting = open.flatMap(({ state, fault, product }, at) => {
    const partner = partners[1] ?? first;
    const created = now.subtract({ hours: 2 + at }).toString();
    if (!partner) return [];
    return [
      {
        ...emptyOf(partner),
        id: random.id(),
        uuid: random.id(),
        reference: `BR-${730 + at}`,
        state,
        fault,
        said: JSON.stringify({
          product,
          date: today,
          time: '09:00',
          units: [{ name: 'Adulto', quantity: 2 }],
        }),
        said_total: 480,
        booking_id: null,
        session_id: null,
        product_id: null,
        customer_name: fakeName(random),
        created_at: created,
        updated_at: created,
      },
    ];
  });
  await insert('external_bookings', [...sold, ...waiting]);
}

const dayMs = 86_400_000;
const keptSeats = 4;

/** Two departures keep seats: those of the nearer one are given back tomorrow, of the other one the day before it leaves. */
async function keepQuotas(work: DemoWork, partners: readonly Partner[]): Promise<void> {
  const { read, now } = work;
  const booked = Map.groupBy(await read('bookings'), ({ session_id }) => session_id);
  const products = (await read('products')).filter(
    (each) => each.octo_enabled && each.sharing_mode === 'shared',
  );
  const sold = new Set(products.map(({ id }) => id));
  const ahead = (await read('sessions'))
    .filter(({ status, schedule_id }) => status !== 'cancelled' && schedule_id === null)
    .filter(({ product_id }) => sold.has(product_id))
    .map(({ id, starts_at }) => ({ id, inMs: Date.parse(starts_at) - now.epochMilliseconds }))
    // Few booked there, so that enough is left to sell, whoever looks.
    .filter(({ id, inMs }) => inMs > 2 * dayMs && (booked.get(id)?.length ?? 0) < 4)
    .toSorted((a, b) => a.inMs - b.inMs);
  const [first, second] = partners;
  const near = first && (await keepIn(work, ahead, first, (inMs) => Math.floor((inMs - dayMs) / 3_600_000)));
  const later = ahead.filter(({ inMs }) => inMs > (near ?? 0) + 3 * dayMs);
  if (second) await keepIn(work, later, second, () => 24);
}

/** In the first of the departures that has room; answers how far ahead that is. */
async function keepIn(
  { verbs, random, staff }: DemoWork,
  departures: readonly { id: string; inMs: number }[],
  { id: partner_id }: Partner,
  hours: (inMs: number) => number,
): Promise<number | null> {
  for (const { id: session_id, inMs } of departures) {
    const release_hours = hours(inMs);
    const created_by = named(staff, 'manager');
    const made = {
      id: random.id(),
      partner_id,
      session_id,
      seats: keptSeats,
      release_hours,
      note: null,
      created_by,
    };
    const isKept = await keepSeats(verbs.tx, verbs.tenantId, made).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false;
        throw error;
      },
    );
    if (isKept) return inMs;
  }
  return null;
}

type Partner = { id: string; protocol: 'octo' | 'csv' | 'manual'; commission_bp: number };

const emptyOf = ({ id, protocol, commission_bp }: Partner) => ({
  partner_id: id,
  source: protocol,
  commission_bp,
  asked: 'demo',
  said: '{}',
  said_total: null,
});
