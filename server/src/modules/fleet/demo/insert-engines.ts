import { type DemoWork, named } from '../../../demo/demo.ts';
import { type EnginePlan, engines } from './engines.ts';

/** Fourteen months, a reading a week. */
const weeks = 60;
/** Of seven days it sails on five. */
const sailed = 5;
const changedWeeks = 14;

type Engine = EnginePlan & { id: string; name: string };
const tenth = (hours: number) => Math.round(hours * 10) / 10;

/** Engines with where they stand and what their dials said; one had its dial changed, one reading waits for a person. */
export async function insertEngines(work: DemoWork, boats: ReadonlyMap<string, string>): Promise<void> {
  const { company, random, now, insert, staff } = work;
  const user_id = named(staff as ReadonlyMap<string, string>, 'admin');
  const plans = Object.entries(engines[company.subdomain]).map(
    ([name, plan]): Engine => ({ ...plan, id: random.id(), name }),
  );
  const since = now.subtract({ hours: 24 * (7 * weeks + 7) }).toString();
  await insert(
    'motors',
    plans.map((engine) => ({
      id: engine.id,
      name: engine.name,
      brand: engine.brand,
      model: engine.model,
      serial: engine.serial,
      kind: engine.kind,
      hp: engine.hp,
      fuel_type: engine.fuel_type,
      year: engine.year,
      status: engine.status,
      boat_id: engine.on && named(boats, engine.on[0]),
      position: engine.on?.[1] ?? null,
      ...dialOf(engine, now),
      last_reading_at: readAt(now, 0),
      in_review: engine.doubted === undefined ? 0 : 1,
    })),
  );
  await insert(
    'motor_placements',
    plans.map(({ id, status, on, hours, daily }) => ({
      id: random.id(),
      motor_id: id,
      status,
      boat_id: on && named(boats, on[0]),
      position: on?.[1] ?? null,
      began_at: since,
      hours: Math.max(0, tenth(hours - daily * sailed * weeks)),
      user_id,
    })),
  );
  const changed = plans.filter(({ changedAt }) => changedAt !== undefined);
  await insert(
    'meter_replacements',
    changed.map(({ id, changedAt = 0 }) => ({
      id: random.id(),
      motor_id: id,
      dial: 2,
      at: changedMoment(now),
      last_hours: changedAt,
      first_hours: 0,
      hours_before: changedAt,
      reason: 'Visor queimado',
      user_id,
    })),
  );
  await insert(
    'meter_readings',
    plans.flatMap((engine) => readingsOf(work, engine, user_id)),
  );
}

/** An hour after the last of that day: weeks ago, at seven in the evening in Greenwich. */
const readAt = (now: Temporal.Instant, weeksAgo: number) =>
  now.subtract({ hours: 24 * 7 * weeksAgo + 15 }).toString();
const changedMoment = (now: Temporal.Instant) =>
  now.subtract({ hours: 24 * 7 * changedWeeks + 24 }).toString();

function dialOf({ hours, changedAt }: Engine, now: Temporal.Instant) {
  const isChanged = changedAt !== undefined;
  return {
    hours,
    dial: isChanged ? 2 : 1,
    dial_began_at: isChanged ? changedMoment(now) : null,
    dial_first_hours: 0,
    dial_hours_before: changedAt ?? 0,
    dial_hours: tenth(hours - (changedAt ?? 0)),
  };
}

function readingsOf({ random, now }: DemoWork, engine: Engine, user_id: string) {
  const { id, hours, daily, changedAt, doubted } = engine;
  const own = { motor_id: id, source: 'manual', user_id };
  const kept = Array.from({ length: daily > 0 ? weeks + 1 : 1 }, (_, at) => {
    const weeksAgo = (daily > 0 ? weeks : 0) - at;
    const isSecond = changedAt !== undefined && weeksAgo <= changedWeeks;
    const run = Math.max(0, tenth(hours - daily * sailed * weeksAgo));
    // What it had on its first dial ends where that was changed.
    const total =
      changedAt === undefined ? run : isSecond ? Math.max(changedAt, run) : Math.min(changedAt, run);
    return {
      ...own,
      id: random.id(),
      dial: isSecond ? 2 : 1,
      hours: tenth(total - (isSecond ? (changedAt ?? 0) : 0)),
      total,
      taken_at: readAt(now, weeksAgo),
      state: 'accepted',
    };
  });
  if (doubted === undefined) return kept;
  const wrong = { ...own, id: random.id(), dial: 1, hours: doubted, total: doubted };
  return [...kept, { ...wrong, taken_at: now.subtract({ hours: 12 }).toString(), state: 'review' }];
}
