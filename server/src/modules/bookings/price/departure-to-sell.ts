import type { BlackoutKind } from '@leme/contract/bookings/availability/blackouts';
import type { SaleSetting } from '@leme/contract/bookings/availability/schedules';
import { type SaleState, saleState } from '@leme/contract/bookings/life/sale-state';
import type { PolicySnapshot } from '@leme/contract/bookings/life/terms';
import { freeToSell } from '@leme/contract/bookings/rules';
import { faults, Problem, type ProblemName } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { blackoutOf } from '../availability/blackout-of.ts';

type Limits = Record<
  'min_party' | 'max_party' | 'cutoff_min' | 'horizon_days' | 'deposit_bp' | 'balance_due_hours',
  number | null
>;

/** A departure as it is sold: its limits, which are the company's where the product has none, and its policy. */
export type Departure = Limits & {
  id: string;
  product_id: string;
  product: string;
  sharing_mode: string;
  date: string;
  start_time: string;
  starts_at: string;
  ends_at: string;
  status: string;
  taken: number;
  total_capacity: number;
  people: number;
  people_limit: number | null;
  boat_ids: string[];
  is_taken: boolean;
  own_state: SaleSetting | null;
  sale_reason: string | null;
  blackout: BlackoutKind | null;
  blackout_reason: string | null;
  /** Its boat stays ashore for a work order. */
  is_ashore: boolean;
  schedule_state: SaleSetting | null;
  is_product_on_sale: boolean;
  /** Whether holds in it have ended and still keep seats. */
  has_ended: boolean;
  policy: PolicySnapshot | null;
};

/** Holds that have ended count no more, whether or not anybody has noticed. */
export const departuresToSell = (
  { actor: { tenantId }, now }: TimedWork,
  beside: RawBuilder<unknown> = sql``,
) => {
  const at = sql`${now.toString()}::timestamptz`;
  const ended = (what: 'seats' | 'people') => sql`coalesce((select sum(h.${sql.ref(what)}) from bookings h
    where h.tenant_id = ${tenantId} and h.session_id = s.id and h.status = 'on_hold' and h.hold_expires_at <= ${at}), 0)::int`;
  return sql<Departure>`select s.id, s.product_id, p.name as product, p.sharing_mode, s.date,
      to_char(s.start_time, 'HH24:MI') as start_time, s.starts_at, s.ends_at, s.status,
      q.taken - ${ended('seats')} as taken, q.total_capacity, q.people - ${ended('people')} as people, q.people_limit,
      exists (select 1 from bookings k where k.tenant_id = ${tenantId} and k.session_id = s.id
        and (k.status in ('confirmed', 'completed')
          or k.status = 'on_hold' and (k.hold_expires_at is null or k.hold_expires_at > ${at}))) as is_taken,
      exists (select 1 from bookings h where h.tenant_id = ${tenantId} and h.session_id = s.id
        and h.status = 'on_hold' and h.hold_expires_at <= ${at}) as has_ended,
      array(select x.boat_id::text from session_boats x where x.tenant_id = ${tenantId}
        and x.session_id = s.id order by x.position) as boat_ids,
      coalesce(p.min_party, d.min_party) as min_party, coalesce(p.max_party, d.max_party) as max_party,
      s.sale_state as own_state, s.sale_reason, k.kind as blackout, k.reason as blackout_reason,
      coalesce(k.source = 'work_order' and k.kind <> 'authority', false) as is_ashore,
      v.schedule ->> 'state' as schedule_state, p.status = 'active' and p.deleted_at is null as is_product_on_sale,
      coalesce(s.cutoff_min, p.cutoff_min, d.cutoff_min) as cutoff_min, coalesce(p.horizon_days, d.horizon_days) as horizon_days,
      coalesce(p.deposit_bp, d.deposit_bp) as deposit_bp,
      coalesce(p.balance_due_hours, d.balance_due_hours) as balance_due_hours,
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'tiers', c.tiers,
        'no_show_fee_bp', c.no_show_fee_bp, 'own_fault', c.own_fault, 'withdrawal_days', c.withdrawal_days) end as policy
      ${beside}
    from sessions s
    join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
    join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
    left join selling_defaults d on d.tenant_id = s.tenant_id
    left join schedules h on h.tenant_id = s.tenant_id and h.id = s.schedule_id
    left join schedule_versions v on v.tenant_id = s.tenant_id and v.schedule_id = s.schedule_id
      and v.version = h.applied_version
    left join lateral ${blackoutOf(tenantId)} k on true
    left join cancellation_policies c on c.tenant_id = s.tenant_id
      and c.id = coalesce(p.cancellation_policy_id, d.cancellation_policy_id)
    where s.tenant_id = ${tenantId}`;
};

/** One departure as it is sold; one that is not there is a fault of the field that names it. */
export async function departureToSell(work: TimedWork, id: string): Promise<Departure> {
  const found = await work.tx.first(statement<Departure>(sql`${departuresToSell(work)} and s.id = ${id}`));
  if (!found) throw faults([{ pointer: '/session_id', code: 'unknown' }]);
  return found;
}

/** Why a departure can or cannot be sold now. */
export function stateOf({ actor, now }: TimedWork, session: Departure): SaleState {
  const { total_capacity, taken, people, people_limit, is_taken } = session;
  return saleState(
    {
      ...session,
      own: session.own_state,
      schedule: session.schedule_state,
      isProductOnSale: session.is_product_on_sale,
      today: dayIn(actor.timezone, now),
      isTaken: is_taken,
      free: freeToSell({ remaining_capacity: total_capacity - taken, people, people_limit }),
    },
    now.epochMilliseconds,
  );
}

const refusals: Readonly<Partial<Record<SaleState, ProblemName>>> = {
  cancelled: 'session-cancelled',
  over: 'session-finished',
  closed: 'not-on-sale',
  hidden: 'not-on-sale',
  'blacked-out': 'blacked-out',
  'not-on-sale': 'not-on-sale',
  'on-request': 'on-request',
  'past-cutoff': 'past-cutoff',
  'beyond-horizon': 'beyond-horizon',
  'private-taken': 'private-taken',
};

/** What somebody was asked about and answered with yes, and why seats are sold although the boat stopped. */
type Agreed = { past_cutoff: boolean; on_request: boolean; override_reason?: string | null };

/** Refuses a sale the state of the departure forbids; that there are no seats is said by who counts them. */
export function requireOnSale(work: TimedWork, session: Departure, agreed: Agreed): void {
  const refusal = refusals[stateOf(work, asAgreed(work, session, agreed))];
  if (!refusal) return;
  const { date, start_time, product, cutoff_min, horizon_days } = session;
  const reason = refusal === 'blacked-out' ? session.blackout_reason : session.sale_reason;
  const params = { date, start_time, product, cutoff_min, horizon_days, reason };
  throw new Problem(refusal === 'blacked-out' && session.is_ashore ? 'boat-stopped' : refusal, { params });
}

/**
 * The departure without what those who may change departures sell in spite of: into a block of an authority nobody does, and
 * onto a boat that stopped who says why.
 */
function asAgreed({ actor }: TimedWork, session: Departure, agreed: Agreed): Departure {
  const { past_cutoff, on_request, override_reason = null } = agreed;
  if (!actor.permissions.has('sessions:update')) return session;
  const isAsked = on_request && (session.own_state ?? session.schedule_state) === 'call';
  const isAgreed = session.is_ashore ? override_reason !== null : on_request;
  return {
    ...session,
    cutoff_min: past_cutoff ? null : session.cutoff_min,
    own_state: isAsked ? 'open' : session.own_state,
    blackout: isAgreed && session.blackout !== 'authority' ? null : session.blackout,
  };
}

/** Refuses parties the product does not sell. */
export function requireSize({ min_party, max_party }: Departure, people: number): void {
  if (min_party !== null && people < min_party)
    throw faults([{ pointer: '/passengers', code: 'too-small', params: { minimum: min_party } }]);
  if (max_party !== null && people > max_party)
    throw faults([{ pointer: '/passengers', code: 'too-large', params: { maximum: max_party } }]);
}
