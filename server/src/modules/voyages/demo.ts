import { type DemoWork, named } from '../../demo/demo.ts';
import { insertVoyages } from './demo/insert-voyages.ts';

/** So many times boats were fuelled, over the readings there are. */
const wanted = 90;

/** Boats fuelled over fourteen months, each when its dial was read, one on the wrong boat; and what they did at sea. */
export async function demo(work: DemoWork): Promise<void> {
  const { random, now, timezone, insert, read, staff } = work;
  const user_id = named(staff as ReadonlyMap<string, string>, 'admin');
  const motors = new Map((await read('motors')).map((motor) => [motor.id, motor]));
  const stations = (await read('suppliers')).filter(({ name }) => /posto|náutica|marina/i.test(name));
  const readings = (await read('meter_readings')).filter(
    ({ state, motor_id }) => state === 'accepted' && motors.get(motor_id)?.boat_id,
  );
  const step = Math.max(1, Math.floor(readings.length / wanted));
  const fills = readings
    .filter((_, at) => at % step === 0)
    .slice(0, wanted)
    .map((reading, at) => {
      const litres = 40 + random.below(60);
      const taken = Temporal.Instant.from(reading.taken_at)
        .toZonedDateTimeISO(timezone)
        .toInstant()
        .toString();
      return {
        id: random.id(),
        boat_id: motors.get(reading.motor_id)?.boat_id ?? '',
        motor_id: reading.motor_id,
        taken_at: taken,
        litres,
        total: Number((litres * (6.2 + random.below(60) / 100)).toFixed(2)),
        hours: Number(reading.hours),
        is_full: at % 3 !== 1,
        is_after_forgotten: false,
        supplier_id: stations[at % Math.max(1, stations.length)]?.id ?? null,
        payer: random.pick(['caixa', 'cartao', 'conta']),
        reverses_id: null as string | null,
        reason: null as string | null,
        created_at: taken,
        user_id,
      };
    });
  const wrong = fills.at(-4);
  if (wrong)
    fills.push({
      ...wrong,
      id: random.id(),
      litres: -wrong.litres,
      total: -wrong.total,
      reverses_id: wrong.id,
      reason: 'Era de outro barco',
      created_at: now.subtract({ hours: 20 }).toString(),
    });
  await insert('fuel_entries', fills);
  await insertVoyages(work, user_id);
}
