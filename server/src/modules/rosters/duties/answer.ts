import { Problem } from '@leme/contract/kit/problem';
import { answerAssignment } from '@leme/contract/rosters/assignment-endpoints';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { mayServe } from '@leme/contract/rosters/rules/standing';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { ownMember } from '#modules/crew/public';
import { readSailings } from '../facts/departures.ts';
import { openJudge } from '../facts/judge.ts';
import { lockPeople, readAssigned, readPeople } from '../facts/people.ts';
import { rulesOf } from '../facts/rules-of.ts';
import type { Assigned } from '../facts/shapes.ts';
import { readWeek } from '../week/hold-week.ts';
import { conflictOf } from './conflict-of.ts';
import { free } from './free.ts';

/** One answers only for oneself, and only of a week that was published. */
export const servesAnswers = serve(answerAssignment, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, answer, reason } = input;
  const own = actor.partner ? undefined : await ownMember(work);
  const [named] = await readAssigned(work, sql`a.id = ${id}`);
  if (!named) throw new Problem('not-found');
  if (!own || named.crew_id !== own.id) throw new Problem('not-own-duty');
  await lockPeople(work, [own.id]);
  const [held] = await readAssigned(work, sql`a.id = ${id}`);
  const week = await readWeek(work, named.date);
  if (!held || !week || week.status === 'draft') throw new Problem('not-found');
  if (held.status === answer) return { id, status: held.status, version: held.version };
  const isOver = Temporal.Instant.compare(Temporal.Instant.from(held.ends_at), work.now) <= 0;
  if (isOver || (held.status !== 'proposed' && held.status !== 'confirmed'))
    throw new Problem('duty-answered');
  if (answer === 'declined') await free(work, [held], { status: 'declined', reason });
  else await confirm(work, held);
  return { id, status: answer, version: held.version + 1 };
});

/** Confirmed only while nothing keeps the person away: a paper may have ended since. */
async function confirm(work: TimedWork, held: Assigned): Promise<void> {
  const { tx, actor, now } = work;
  const rules = await rulesOf(work);
  const [person] = await readPeople(work, [held.crew_id]);
  const sailings =
    held.session_id === null ? [] : await readSailings(work, rules, sql`s.id = ${held.session_id}`);
  if (!person) throw new Problem('not-found');
  const { date, starts_at, ends_at, position, boat_id } = held;
  const judge = await openJudge(work, rules, [person], { from: date, to: date });
  const duty = { id: held.id, date, starts_at, ends_at };
  const against = judge.against(person, {
    duty,
    position,
    sailing: sailings[0],
    boat_id,
    without: [held.id],
  });
  if (!mayServe(against)) throw conflictOf([{ name: person.name, against }]);
  await tx.change(
    statement(sql`update crew_assignments a set status = 'confirmed', version = a.version + 1,
        updated_at = ${now.toString()}::timestamptz
      where a.tenant_id = ${actor.tenantId} and a.id = ${held.id}`),
  );
  const states = { before: { status: held.status }, after: { status: 'confirmed' } };
  record({ tx, actor }, crewAssignments, { id: held.id, action: 'updated', ...states });
}
