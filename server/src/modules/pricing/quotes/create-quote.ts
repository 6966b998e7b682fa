import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toReais } from '@leme/contract/kit/values/money';
import { occupancyOf, partySize } from '@leme/contract/prices/conditions';
import type { Adjustment } from '@leme/contract/prices/quote';
import { createQuote, largestParty, type QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { AllHooks } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import type { Work } from '#kit/work';
import { requireOwn } from './asker.ts';
import { byHand } from './by-hand.ts';
import { type PriceAsked, type Priced, priceOf } from './price-of.ts';

type Asked = InputOf<typeof createQuote>;

/** How far ahead a price is told. */
const furthestDays = 1_095;

export const servesQuote = serve(createQuote, async ({ input, tx, actor, clock, hooks }) => {
  const now = clock.now();
  if (input.sold_at !== undefined && !actor.permissions.has('pricing-rules:read'))
    throw new Problem('forbidden', { params: { resource: 'pricing-rules' } });
  const sold_on = dayIn(actor.timezone, input.sold_at ? Temporal.Instant.from(input.sold_at) : now);
  const trip = await tripOf({ tx, actor }, hooks, input);
  const agent_id = agentOf(actor, input.agent_id ?? null);
  const wrong = [...dayFaults(input, trip.date, sold_on), ...partyFaults(input)];
  if (wrong.length > 0) throw faults(wrong);
  await requireOwn({ tx, actor }, { agent_id, customer_id: input.customer_id ?? null });
  const [priced] = await Promise.all([
    priceOf(
      { tx, actor },
      {
        ...trip,
        agent_id,
        customer_id: input.customer_id ?? null,
        code: input.code,
        sold_on,
        party: input.party,
        people: input.people,
        channel: input.channel,
        ...byHand(input),
      },
    ),
    requirePeople({ tx, actor }, agent_id, input.customer_id ?? null),
  ]);
  return answer(priced, {
    session_id: input.session_id ?? null,
    valid_until: input.sold_at === undefined ? endOfDay(actor.timezone, now) : null,
  });
});

type Trip = Pick<PriceAsked, 'product_id' | 'date' | 'start_time' | 'boat_ids' | 'occupancy_bp'>;

/** The departure that is asked for; of a product on a day there is none yet, so nothing is known of boats and places. */
async function tripOf(work: Work, hooks: AllHooks, input: Asked): Promise<Trip> {
  const { product_id, session_id, date, start_time = null } = input;
  if ((product_id === undefined) === (session_id === undefined))
    throw faults([{ pointer: '/product_id', code: 'required' }]);
  if (product_id !== undefined) {
    if (date === undefined) throw faults([{ pointer: '/date', code: 'required' }]);
    return { product_id, date, start_time, boat_ids: [], occupancy_bp: null };
  }
  const sailing = await hooks.sailing(work, String(session_id));
  if (!sailing) throw new Problem('not-found');
  const { taken, total, ...trip } = sailing;
  return { ...trip, occupancy_bp: occupancyOf(taken, total) };
}

/** Whoever signs in for an agent sees the prices of that agent alone. */
function agentOf({ partner }: Actor, asked: string | null): string | null {
  if (partner?.kind !== 'agent') return asked;
  if (asked !== null && asked !== partner.id) throw faults([{ pointer: '/agent_id', code: 'unknown' }]);
  return partner.id;
}

function dayFaults({ session_id }: Asked, date: string, sold_on: string): Fault[] {
  if (session_id !== undefined) return [];
  if (date < sold_on) return [{ pointer: '/date', code: 'past-day' }];
  const maximum = addDays(sold_on, furthestDays);
  return date > maximum ? [{ pointer: '/date', code: 'too-large', params: { maximum } }] : [];
}

function partyFaults({ party, people }: Asked): Fault[] {
  const tooMany = { pointer: '/party', code: 'too-large', params: { maximum: largestParty } };
  const fares = new Set(party.map(({ fare_type_id }) => fare_type_id));
  return [
    ...(partySize({ party, people }) > largestParty ? [tooMany] : []),
    ...(fares.size < party.length ? [{ pointer: '/party', code: 'repeated' }] : []),
  ];
}

/** An agent is one, and a customer is there. */
async function requirePeople({ tx, actor }: Work, agent_id: string | null, customer_id: string | null) {
  const ids = [agent_id, customer_id].filter((id) => id !== null);
  if (ids.length === 0) return;
  const found = await tx.rows(
    db
      .selectFrom('customers')
      .select(['id', 'kind'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('deleted_at', 'is', null),
  );
  const isThere = (id: string | null, kind?: string) =>
    id === null || found.some((each) => each.id === id && (kind === undefined || each.kind === kind));
  const wrong: Fault[] = [
    ...(isThere(agent_id, 'agente') ? [] : [{ pointer: '/agent_id', code: 'unknown' }]),
    ...(isThere(customer_id) ? [] : [{ pointer: '/customer_id', code: 'unknown' }]),
  ];
  if (wrong.length > 0) throw faults(wrong);
}

/** Days ahead and days of a sale are counted from midnight to midnight. */
function endOfDay(zone: string, now: Temporal.Instant): string {
  const tomorrow = now.toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 });
  return tomorrow.toZonedDateTime(zone).toInstant().toString();
}

function answer(
  { product, quote, trace }: Priced,
  beside: Pick<QuoteReply, 'session_id' | 'valid_until'>,
): QuoteReply {
  const labels = new Map(product.fares.map(({ id, label }) => [id, label]));
  const said = {
    product_id: product.product.id,
    ...beside,
    total: toReais(quote.total),
    lines: quote.lines.map(({ fare_type_id, quantity, unit_price, total_price, steps }) => ({
      fare_type_id,
      label: labels.get(fare_type_id) ?? '',
      quantity,
      unit_price: toReais(unit_price),
      total_price: toReais(total_price),
      trace: steps,
    })),
    adjustments: quote.adjustments.map(({ kind, name, cents, steps }: Adjustment) => ({
      kind,
      amount: toReais(cents),
      ...(name !== undefined && { name }),
      ...(steps && { trace: steps }),
    })),
    lost: quote.lost,
    engine_version: trace.engine_version,
    trace,
  };
  return said as unknown as QuoteReply;
}
