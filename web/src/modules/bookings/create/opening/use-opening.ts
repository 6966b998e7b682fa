import type { getBooking } from '@leme/contract/bookings/history-endpoints';
import type { Departures, listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { addDays } from '../../days/civil-day.ts';
import { useToday } from '../../days/use-today.ts';
import type { CreateAddress } from '../create-address.ts';
import { groupOver, partyOver, type Sale } from '../sale/sale.ts';
import { buyerOfCustomer, ofBooking, ofLead } from './brought.ts';

type AnyRow = Record<string, unknown>;

/** How far ahead a departure is looked for by its id alone. */
const farthest = 62;

/** What a sale begins with; undefined until all of it has come. What cannot be read is left out. */
export function useOpening(address: CreateAddress): Partial<Sale> | undefined {
  const { tenant } = useSignedIn();
  const today = useToday();
  const { session, product, date, customer, lead, from } = address;
  const asked = { session, product, date, customer, lead, from };
  const { data } = useQuery({
    queryKey: ['sale-opening', tenant.id, asked],
    gcTime: 0,
    retry: false,
    queryFn: () => gather(asked, today),
  });
  return data;
}

type Asked = Pick<CreateAddress, 'session' | 'product' | 'date' | 'customer' | 'lead' | 'from'>;

async function gather(asked: Asked, today: string): Promise<Partial<Sale>> {
  const [customer, lead, booking] = await Promise.all([
    asked.customer ? quietly(readRow('customers', asked.customer)) : null,
    asked.lead ? quietly(readRow('leads', asked.lead)) : null,
    asked.from ? quietly(call<typeof getBooking>('GET /bookings/:id', { id: asked.from })) : null,
  ]);
  const brought: Partial<Sale> = {
    ...(lead && ofLead(lead)),
    ...(booking && ofBooking(booking)),
    ...(customer && { buyer: buyerOfCustomer(customer) }),
    ...(asked.product && { product_id: asked.product }),
    ...(asked.date && { date: asked.date }),
  };
  const day = brought.date ?? today;
  const sold = asked.session ? await quietly(departureOf(asked.session, day, asked.date)) : null;
  if (!sold) return brought;
  const { tour, fares } = sold;
  return {
    ...brought,
    tour,
    fares,
    product_id: tour.product.id,
    date: tour.date,
    party: partyOver({ party: brought.party ?? {}, wanted: brought.wanted ?? null }, fares),
    group: groupOver({ group: brought.group ?? 0, wanted: brought.wanted ?? null }),
  };
}

async function departureOf(id: string, from: string, date: string | undefined) {
  const to = date ?? addDays(from, farthest - 1);
  const { data, fares }: Departures = await call<typeof listDepartures>('GET /departures', { from, to });
  const tour = data.find((each) => each.id === id);
  if (tour?.state !== 'open') return null;
  return { tour, fares: fares.filter(({ product_id }) => product_id === tour.product.id) };
}

async function readRow(register: string, id: string): Promise<AnyRow> {
  const anyCall = call as unknown as (address: string, input: { id: string }) => Promise<AnyRow>;
  return await anyCall(`GET /${register}/:id`, { id });
}

/** What may not be read, or is not there, is not brought along. */
const quietly = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
