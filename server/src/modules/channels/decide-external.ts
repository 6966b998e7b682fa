import { type externalStates, undecidedStates } from '@leme/contract/channels/external-bookings';
import {
  acceptExternalBooking,
  readExternalBooking,
  rejectExternalBooking,
} from '@leme/contract/channels/external-endpoints';
import { externalVerdict } from '@leme/contract/channels/external-verdict';
import { Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { type Served, serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { adjustSold, cancelSold } from '#modules/bookings/public';
import {
  type Collector,
  changeExternal,
  moneyOf,
  type OfficeCall,
  partnerToSell,
  sellExternal,
  settleExternal,
} from './sell-external.ts';
import { resolveSaid } from './sheet/resolve-said.ts';

type State = (typeof externalStates)[number];
type Row = {
  id: string;
  partner_id: string;
  state: State;
  reference: string | null;
  booking_id: string | null;
  customer_name: string | null;
  phone: string | null;
  email: string | null;
  said_total: number | null;
  collects: Collector | null;
  notes: string | null;
  said: { product?: string; date?: string; time?: string; units?: { name: string; quantity: number }[] };
};

const columns = sql`e.id, e.partner_id, e.state, e.reference, e.booking_id, e.customer_name, e.contact ->> 'phoneNumber' as phone,
  e.contact ->> 'emailAddress' as email, e.said_total, e.collects, e.notes, e.said`;

async function externalNamed({ tx, actor }: Work, id: string, lock: boolean): Promise<Row> {
  const found = await tx.first(
    statement<Row>(sql`select ${columns} from external_bookings e
      where e.tenant_id = ${actor.tenantId} and e.id = ${id} and not e.is_test
      ${lock ? sql`for no key update` : sql``}`),
  );
  if (!found) throw new Problem('not-found');
  return found;
}

/** What waits for a word, held: of two who decide the second is told that it is decided. */
async function undecided(work: Work, id: string): Promise<Row> {
  const found = await externalNamed(work, id, true);
  if (!undecidedStates.includes(found.state)) throw new Problem('external-decided');
  return found;
}

function decide(call: OfficeCall, before: Row, verdict: { state: State; reason: string | null }): void {
  const { state, reason } = verdict;
  changeExternal(call, before.id, {
    state,
    ...(state === 'mapped' && { fault: null }),
    ...(reason !== null && { cancel_reason: reason }),
  });
  record(call, externalVerdict, {
    id: before.id,
    action: 'updated',
    before: { state: before.state },
    after: { state, reason },
  });
}

const servesAcceptance = serve(acceptExternalBooking, async ({ input, ...rest }) => {
  const call = rest as OfficeCall;
  const external = await undecided(call, input.id);
  const { id: booking_id, collects } = external.booking_id
    ? { id: external.booking_id, collects: external.collects ?? 'pier' }
    : await bookNow(call, external, input);
  const sold = await moneyOf(call, booking_id);
  if (sold.status === 'cancelled' || sold.status === 'expired') throw new Problem('external-decided');
  if (input.price === 'theirs')
    await agree(call, { booking_id, collects, said_total: external.said_total, reason: external.reference });
  decide(call, external, { state: 'mapped', reason: null });
  return { id: external.id, state: 'mapped' as const, booking_id, code: sold.code };
});

type Where = {
  session_id?: string | undefined;
  passengers?: { fare_type_id: string; quantity: number }[] | undefined;
};

async function bookNow(call: OfficeCall, external: Row, { session_id, passengers = [] }: Where) {
  const partner = await partnerToSell(call, external.partner_id);
  if (!partner) throw new Problem('external-unbooked');
  const meant = session_id === undefined ? await meantBy(call, external) : { session_id, passengers };
  if (meant.passengers.length === 0) throw new Problem('external-unbooked');
  const collects = external.collects ?? partner.collects;
  const { booking_id } = await sellExternal(call, {
    id: external.id,
    partner,
    ...meant,
    collects,
    said_total: external.said_total,
    guest: {
      customer_name: external.customer_name ?? external.reference ?? '—',
      customer_phone: external.phone,
      customer_email: external.email,
    },
  });
  return { id: booking_id, collects };
}

/** Where nobody says it better, what the partner said: names may have been mapped since. */
async function meantBy(call: OfficeCall, { partner_id, said }: Row) {
  const { product, date, time, units } = said;
  if (!product || !date || !time || !units) throw new Problem('external-unbooked');
  const resolved = await resolveSaid(call, partner_id, { product, date, time, units });
  if ('fault' in resolved) throw new Problem('external-unbooked', { params: { fault: resolved.fault } });
  return resolved;
}

type Agreeing = { booking_id: string; collects: Collector; said_total: number | null; reason: string | null };

/** The guest paid what the partner said: a line of the booking makes up the difference. */
async function agree(
  call: OfficeCall,
  { booking_id: id, collects, said_total, reason }: Agreeing,
): Promise<void> {
  if (said_total === null) return;
  const { total_price, version } = await moneyOf(call, id);
  const more = toCents(said_total) - toCents(total_price);
  if (more === 0) return;
  const amount = toReais(Math.abs(more));
  const kind = more < 0 ? ('discount' as const) : ('extra' as const);
  await adjustSold(call, { id, version, kind, amount, reason: reason ?? '—' });
  await settleExternal(call, id, collects);
}

const servesRejection = serve(rejectExternalBooking, async ({ input, ...rest }) => {
  const call = rest as OfficeCall;
  const external = await undecided(call, input.id);
  const { reason = null } = input;
  const code = external.booking_id ? await cancelBehind(call, external, reason) : null;
  decide(call, external, { state: 'rejected', reason });
  return { id: external.id, state: 'rejected' as const, booking_id: external.booking_id, code };
});

async function cancelBehind(call: OfficeCall, external: Row, reason: string | null): Promise<string> {
  const id = external.booking_id ?? '';
  const { code, status, version } = await moneyOf(call, id);
  if (status === 'cancelled' || status === 'expired') return code;
  await cancelSold(call, { id, version, reason, kind: 'company', waives_fee: true });
  await settleExternal(call, id, external.collects ?? 'pier');
  return code;
}

const servesDetail = serve(readExternalBooking, async ({ input, tx, actor }) => {
  const { id, notes, phone, email, said } = await externalNamed({ tx, actor }, input.id, false);
  const { product = null, date = null, time = null, units = [] } = said;
  return {
    id,
    notes,
    phone,
    email,
    said: { product, date, time, units },
    steps: await stepsOf({ tx, actor }, id),
  };
});

async function stepsOf({ tx, actor }: Work, id: string) {
  return await tx.rows(
    statement<{
      at: string;
      by: string;
      state: State;
      reason: string | null;
    }>(sql`select l.at, l.actor_name as by,
        l.changes -> 'state' ->> 1 as state, l.changes -> 'reason' ->> 1 as reason
      from audit_log l where l.tenant_id = ${actor.tenantId} and l.resource = ${externalVerdict.name}
        and l.record_id = ${id} order by l.id limit 50`),
  );
}

export const servesDecisions: Served[] = [servesAcceptance, servesRejection, servesDetail];
