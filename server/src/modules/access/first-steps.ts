import { sql } from 'kysely';
import { hasRow } from '#kit/has-row';
import type { Step } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import type { Work } from '#kit/work';
import { accessTexts } from './texts/texts.ts';

/** Somebody beside who asks. */
export async function firstSteps(work: Work): Promise<Step[]> {
  const { permissions, partner, userId } = work.actor;
  if (partner || !permissions.has('users:create')) return [];
  const done = await hasRow(work, 'profiles', sql`t.id <> ${userId} and t.status = 'active'`);
  return [
    {
      id: 'colleague',
      words: inAllLanguages(accessTexts, 'steps.colleague'),
      path: '/users?open=new',
      place: 60,
      done,
    },
  ];
}
