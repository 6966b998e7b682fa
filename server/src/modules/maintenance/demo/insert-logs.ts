import type { LogKind } from '@leme/contract/maintenance/logs/maintenance-logs';
import { type DemoWork, named } from '../../../demo/demo.ts';

/** So many services, of which one was of another engine. */
const wanted = 60;

const services: readonly (readonly [description: string, kind: LogKind, cost: number])[] = [
  ['Troca de óleo e filtro', 'preventiva', 480],
  ['Troca de velas', 'preventiva', 360],
  ['Inspeção de correias e mangueiras', 'inspecao', 0],
  ['Troca do filtro de combustível', 'preventiva', 148],
  ['Anodos trocados', 'preventiva', 220],
  ['Vazamento na bomba d’água', 'corretiva', 690],
  ['Limpeza do sistema de arrefecimento', 'preventiva', 350],
  ['Cabo de aceleração ajustado', 'corretiva', 120],
  ['Inspeção antes da temporada', 'inspecao', 180],
  ['Graxa nos pontos e teste de partida', 'preventiva', 90],
];

/** The book of the boats over fourteen months: services at what dials said then, and one that was taken back. */
export async function insertLogs({ random, now, timezone, insert, read, staff }: DemoWork): Promise<void> {
  const user_id = named(staff as ReadonlyMap<string, string>, 'admin');
  const motors = new Map((await read('motors')).map((motor) => [motor.id, motor]));
  const suppliers = await read('suppliers');
  const readings = (await read('meter_readings'))
    .filter(({ state, motor_id }) => state === 'accepted' && motors.get(motor_id)?.boat_id)
    .toSorted((one, other) => momentOf(one).epochMilliseconds - momentOf(other).epochMilliseconds);
  const step = Math.max(1, Math.floor(readings.length / wanted));
  const chosen = Array.from({ length: wanted }, (_, at) => readings[at * step]).filter(
    (each) => each !== undefined,
  );
  const logs = chosen.map((reading, at) => {
    const [description, kind, cost] = random.pick(services);
    const done = momentOf(reading);
    return {
      id: random.id(),
      date: done.toZonedDateTimeISO(timezone).toPlainDate().toString(),
      kind,
      description,
      motor_id: reading.motor_id,
      boat_id: motors.get(reading.motor_id)?.boat_id ?? null,
      hours: Number(reading.total),
      cost: cost === 0 ? 0 : cost + random.below(60),
      supplier_id: kind === 'corretiva' ? (suppliers[at % Math.max(1, suppliers.length)]?.id ?? null) : null,
      reverses_id: null as string | null,
      reason: null as string | null,
      created_at: done.toString(),
      user_id,
    };
  });
  const wrong = logs.at(-5);
  if (wrong)
    logs.push({
      ...wrong,
      id: random.id(),
      cost: -wrong.cost,
      reverses_id: wrong.id,
      reason: 'Era do outro motor',
      created_at: now.subtract({ hours: 20 }).toString(),
    });
  await insert('maintenance_logs', logs);
}

const momentOf = ({ taken_at }: { taken_at: string }) => Temporal.Instant.from(taken_at);
