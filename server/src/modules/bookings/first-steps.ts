import { hasRow } from '#kit/has-row';
import type { Step } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import type { Work } from '#kit/work';
import { bookingsTexts } from './texts/texts.ts';

/** A departure, and somebody who sails. */
export async function firstSteps(work: Work): Promise<Step[]> {
  const { permissions, partner } = work.actor;
  if (partner) return [];
  const departure = {
    id: 'departure',
    words: inAllLanguages(bookingsTexts, 'steps.departure'),
    path: '/sessions?open=new',
    place: 40,
  };
  const booking = {
    id: 'booking',
    words: inAllLanguages(bookingsTexts, 'steps.booking'),
    path: '/sessions',
    place: 50,
  };
  return [
    ...(permissions.has('sessions:create') ? [{ ...departure, done: await hasRow(work, 'sessions') }] : []),
    ...(permissions.has('bookings:create') ? [{ ...booking, done: await hasRow(work, 'bookings') }] : []),
  ];
}
