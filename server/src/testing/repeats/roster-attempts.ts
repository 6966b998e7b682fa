import { addDays } from '@leme/contract/kit/values/days';
import { aDuty, anOwnDuty } from '../companies/crew/roster-requests.ts';
import type { Attempts, Ground } from './ground.ts';

/** What plans who works when, each on a week of its own. */
export const rosterAttempts = ({ staff, next }: Ground): Attempts => ({
  'POST /crew-shifts': async () => {
    const { shift } = await aDuty(staff);
    return { path: '/crew-shifts', body: shift, other: { ...shift, start_time: '09:00' } };
  },
  'POST /crew-shifts/:id/cancellation': async () => {
    const { shift_id } = await aDuty(staff);
    return { path: `/crew-shifts/${shift_id}/cancellation`, body: {}, other: { reason: 'Chuva' } };
  },
  'POST /crew-assignments': async () => {
    const { body } = await aDuty(staff);
    return { path: '/crew-assignments', body, other: { ...body, reason: 'Troca' } };
  },
  'POST /crew-assignments/:id/cancellation': async () => {
    const { id } = (await (await aDuty(staff)).give()).body;
    const path = `/crew-assignments/${id}/cancellation`;
    return { path, body: { version: 1 }, other: { version: 1, reason: 'Chuva' } };
  },
  'POST /crew-assignments/:id/answers': async () => {
    const path = `/crew-assignments/${await anOwnDuty(staff)}/answers`;
    return { path, body: { answer: 'confirmed' }, other: { answer: 'declined', reason: 'Viagem' } };
  },
  'POST /roster-proposals': async () => {
    const { week } = await aDuty(staff);
    return { path: '/roster-proposals', body: { week }, other: { week: addDays(week, 7) } };
  },
  'POST /rosters/:week/copies': async () => {
    const { week } = await aDuty(staff);
    return { path: `/rosters/${week}/copies`, body: {}, other: { from: week } };
  },
  'POST /roster-proposals/:id/application': async () => {
    const { week } = await aDuty(staff);
    const { id } = (await staff.post('/roster-proposals', { week })).body;
    return { path: `/roster-proposals/${id}/application`, body: {}, other: { lines: [] } };
  },
  'POST /rosters/:week/publication': async () => {
    const { week, version } = await aDuty(staff);
    const seen = await version();
    return { path: `/rosters/${week}/publication`, body: { version: seen }, other: { version: seen + 1 } };
  },
  'POST /rosters/:week/lock': async () => {
    const week = addDays('2019-01-07', 7 * next());
    return { path: `/rosters/${week}/lock`, body: { version: 0 }, other: { version: 1 } };
  },
});
