import type { Answer } from '../../client.ts';
import type { Person, World } from '../../world.ts';

let made = 0;
/** Moments of tests lie before 09:12 of 20 November 2026. */
export const at = (day: number, hour = 12) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** An engine in reserve. */
export async function aMotor(by: Person, values: object = {}) {
  made += 1;
  const { status, body } = await by.post('/motors', { name: `Motor ${made}`, ...values });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** A boat to put engines on. */
export async function aHull(by: Person) {
  made += 1;
  return (await by.post('/boats', { boat_name: `Lancha ${made}`, capacity: 12 })).body;
}

/** A company with a boat, an engine, and what is done to it. */
export async function anEngineRoom(world: World) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const [boat, motor] = [await aHull(staff), await aMotor(staff, { name: 'Netuno BE' })];
  const path = `/motors/${motor.id}`;
  const read = (hours: number, taken_at: string, more: object = {}) =>
    staff.post(`${path}/readings`, { hours, taken_at, ...more });
  const place = (status: string, taken_at: string, more: object = {}) =>
    staff.post(`${path}/placements`, { status, at: taken_at, hours: 0, ...more });
  const seen = async () => (await staff.get(path)).body;
  const states = async () => {
    const { data } = (await staff.get(`${path}/readings`)).body;
    return data.map(({ hours, state }: { hours: number; state: string }) => [hours, state]);
  };
  return { company, staff, boat, motor, path, read, place, seen, states };
}

const reading = { hours: 100, taken_at: at(10) };
const onBoat = { status: 'installed', position: 'popa', at: at(10), hours: 100 };

/** A reading that waits for a person. */
async function inReview(by: Person) {
  const { id } = await aMotor(by);
  await by.post(`/motors/${id}/readings`, reading);
  return (await by.post(`/motors/${id}/readings`, { hours: 900, taken_at: at(11) })).body;
}

/** One good request for each address that reads or places an engine. */
export const engineRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /motors/:id/readings': async (by) => by.post(`/motors/${(await aMotor(by)).id}/readings`, reading),
  'POST /fleet-readings': async (by) =>
    by.post('/fleet-readings', { readings: [{ ...reading, motor_id: (await aMotor(by)).id }] }),
  'POST /motors/:id/reading-history': async (by) =>
    by.post(`/motors/${(await aMotor(by)).id}/reading-history`, {
      readings: [{ line: 2, hours: 100, taken_at: at(10) }],
    }),
  'POST /motors/:id/placements': async (by) => {
    const [motor, boat] = [await aMotor(by), await aHull(by)];
    return await by.post(`/motors/${motor.id}/placements`, { ...onBoat, boat_id: boat.id });
  },
  'POST /motors/:id/meter-replacements': async (by) =>
    by.post(`/motors/${(await aMotor(by)).id}/meter-replacements`, { at: at(10), reason: 'Quebrou' }),
  'POST /meter-readings/:id/acceptance': async (by) =>
    by.post(`/meter-readings/${(await inReview(by)).id}/acceptance`),
  'POST /meter-readings/:id/rejection': async (by) =>
    by.post(`/meter-readings/${(await inReview(by)).id}/rejection`, { reason: 'Digitada errada' }),
};
