import { sql } from 'kysely';
import { hasRow } from '#kit/has-row';
import type { Step } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import type { Work } from '#kit/work';
import { manifestTexts } from './texts/texts.ts';

/** Somebody who came aboard: for whom a company sells, not for a guide who does nothing else. */
export async function firstSteps(work: Work): Promise<Step[]> {
  const { permissions, partner } = work.actor;
  if (partner || !permissions.has('attendance:create') || !permissions.has('bookings:create')) return [];
  const done = await hasRow(work, 'attendance_events', sql`t.status = 'checked_in'`);
  return [
    {
      id: 'check-in',
      words: inAllLanguages(manifestTexts, 'steps.checkIn'),
      path: '/sessions-manifest',
      place: 55,
      done,
    },
  ];
}
