import { addDays } from '@leme/contract/kit/values/days';
import { weekOf } from '@leme/contract/rosters/states';
import type { Answer } from '../../client.ts';
import type { Person } from '../../world.ts';
import { boardsAs } from './crew-matrix.ts';

let made = 0;
/** A Monday of its own, weeks ahead. */
const aWeek = () => {
  made += 1;
  return addDays(weekOf('2031-01-06'), 14 * made);
};

/** Somebody who could work anywhere, a shift of a week of its own, and who has it. */
export async function aDuty(by: Person, week = aWeek()) {
  made += 1;
  const { id: crew_id } = (
    await by.post('/crew-members', { full_name: `Rui Maré ${made}`, positions: ['apoio'] })
  ).body;
  const shift = { kind: 'base', date: week, start_time: '08:00', end_time: '12:00' };
  const { id: shift_id } = (await by.post('/crew-shifts', shift)).body;
  const body = { crew_id, shift_id, position: 'apoio' };
  const give = () => by.post('/crew-assignments', body);
  const version = async () => (await by.get(`/rosters?week=${week}`)).body.version as number;
  return { week, shift, shift_id, body, give, version };
}

/** A duty of one's own, of a week that was published. */
export async function anOwnDuty(by: Person) {
  await boardsAs(by);
  const { member } = (await by.get('/crew-competencies')).body;
  const { version } = (await by.get(`/crew-members/${member.id}`)).body;
  await by.patch(`/crew-members/${member.id}`, { version, positions: ['apoio'] });
  const duty = await aDuty(by);
  const { id } = (await by.post('/crew-assignments', { ...duty.body, crew_id: member.id })).body;
  await by.post(`/rosters/${duty.week}/publication`, { version: await duty.version() });
  return id as string;
}

/** One good request for each address that plans who works when. */
export const rosterRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /crew-shifts': async (by) => by.post('/crew-shifts', (await aDuty(by)).shift),
  'POST /crew-shifts/:id/cancellation': async (by) =>
    by.post(`/crew-shifts/${(await aDuty(by)).shift_id}/cancellation`, {}),
  'POST /crew-assignments': async (by) => (await aDuty(by)).give(),
  'POST /crew-assignments/:id/cancellation': async (by) => {
    const { id } = (await (await aDuty(by)).give()).body;
    return await by.post(`/crew-assignments/${id}/cancellation`, { version: 1 });
  },
  'POST /crew-assignments/:id/answers': async (by) =>
    by.post(`/crew-assignments/${await anOwnDuty(by)}/answers`, { answer: 'confirmed' }),
  'POST /crew-calendars': async (by) => {
    await boardsAs(by);
    return await by.post('/crew-calendars', {});
  },
  'POST /crew-calendars/:id/revocation': async (by) => {
    await boardsAs(by);
    const { id } = (await by.post('/crew-calendars', {})).body;
    return await by.post(`/crew-calendars/${id}/revocation`, {});
  },
  'POST /rosters/:week/publication': async (by) => {
    const duty = await aDuty(by);
    await duty.give();
    return await by.post(`/rosters/${duty.week}/publication`, { version: await duty.version() });
  },
  'POST /rosters/:week/lock': async (by) => {
    // A week of the past, which nobody wrote yet.
    made += 1;
    return await by.post(`/rosters/${addDays('2020-01-06', 7 * made)}/lock`, { version: 0 });
  },
};
