import { placesOf } from '@leme/contract/fleet/places';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Saving, Values } from '#kit/resource/registers';
import type { Work } from '#kit/work';
import { leftBehind, partiesInWords } from './left-behind.ts';
import { limitPeople, lockSeats, peopleBesidePlaces } from './people-limit.ts';

const most = 5;

/** A boat that carries fewer is refused where people are booked on those places: beside the field, with the departures. */
export async function refuseFewerPlaces({ values, before, id, tx, actor }: Saving): Promise<Fault[]> {
  const lost = before ? places(before) - places(values) : 0;
  if (lost <= 0) return [];
  const ids = await departuresToCome(tx, actor, id);
  if (ids.length === 0) return [];
  const [rows, given] = await Promise.all([
    peopleBesidePlaces(tx, actor, ids),
    peopleOn({ tx, actor }, id, ids),
  ]);
  const crowded = rows.flatMap(({ session_id, product_name, date, start_time, people, places: carried }) => {
    const here = given.find((each) => each.session_id === session_id)?.people ?? 0;
    const behind = people - ((carried ?? 0) - lost);
    const over = Math.max(behind, here - places(values));
    const day = date.split('-').toReversed().join('/');
    return over > 0 ? [{ session_id, behind, over, name: `${day} ${start_time} ${product_name ?? ''}` }] : [];
  });
  if (crowded.length === 0) return [];
  const told = await Promise.all(
    crowded.slice(0, most).map(async ({ session_id, behind, over, name }) => {
      const who = partiesInWords(await leftBehind({ tx, actor }, session_id, behind));
      return `${name} (+${over}${who && `: ${who}`})`;
    }),
  );
  const departures = [...told, ...(crowded.length > most ? ['…'] : [])].join('; ');
  return [{ pointer: '/capacity', code: 'too-small-for', params: { departures, count: crowded.length } }];
}

/** What a boat carries is the limit of the departures it still has before it. */
export async function limitItsDepartures({ values, before, id, tx, actor }: Saving): Promise<void> {
  if (!before || places(before) === places(values)) return;
  const ids = await departuresToCome(tx, actor, id);
  await lockSeats(tx, actor.tenantId, ids);
  await limitPeople(tx, actor, ids);
}

function places(boat: Values): number {
  return placesOf(boat as Parameters<typeof placesOf>[0]);
}

/** Departures of a boat that are not over: one that is may say for good what it sailed with. */
async function departuresToCome(tx: Tx, actor: Actor, boat_id: string): Promise<string[]> {
  const rows = await tx.rows(
    db
      .selectFrom('session_boats as x')
      .innerJoin('sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'x.tenant_id').onRef('s.id', '=', 'x.session_id'),
      )
      .select('s.id')
      .where('x.tenant_id', '=', actor.tenantId)
      .where('x.boat_id', '=', boat_id)
      .where('x.cancelled', '=', false)
      .where('s.ends_at', '>', sql<string>`now()`)
      .orderBy('s.id'),
  );
  return rows.map(({ id }) => id);
}

/** How many were given this boat, by departure. */
function peopleOn({ tx, actor }: Work, boat_id: string, sessionIds: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('manifest_passengers as m')
      .innerJoin('bookings as k', (join) =>
        join.onRef('k.tenant_id', '=', 'm.tenant_id').onRef('k.id', '=', 'm.booking_id'),
      )
      .select(['k.session_id', sql<number>`count(*)::int`.as('people')])
      .where('m.tenant_id', '=', actor.tenantId)
      .where('m.boat_id', '=', boat_id)
      .where('k.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .where('k.status', 'in', ['on_hold', 'confirmed', 'completed'])
      .groupBy('k.session_id'),
  );
}
