import type { Position } from '@leme/contract/crew/positions';
import { Problem } from '@leme/contract/kit/problem';
import { addDays } from '@leme/contract/kit/values/days';
import { type Candidate, listCandidates } from '@leme/contract/rosters/assignment-endpoints';
import { mayServe, type Reason } from '@leme/contract/rosters/rules/standing';
import { minutesOf } from '@leme/contract/rosters/rules/working-day';
import { isLiving, weekOf } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { readSailings } from '../facts/departures.ts';
import { type Judge, openJudge } from '../facts/judge.ts';
import { readPeople } from '../facts/people.ts';
import { rulesOf } from '../facts/rules-of.ts';
import type { Person, Sailing } from '../facts/shapes.ts';

type Place = {
  position?: Position | undefined;
  boat_id?: string | undefined;
  competency_id?: string | undefined;
};

/** What speaks against somebody for a place; where no position is asked for, for the best of the own. */
export function standingFor(
  judge: Judge,
  sailing: Sailing,
  person: Person,
  { position, boat_id, competency_id }: Place,
): { position: Position; against: Reason[] } {
  const asked = position
    ? [position]
    : person.positions.length > 0
      ? person.positions
      : (['marinheiro'] as const);
  const each = asked.map((one) => ({
    position: one,
    against: judge.against(person, {
      duty: sailing.duty,
      position: one,
      sailing,
      boat_id: boat_id ?? null,
      competency_id: competency_id ?? null,
    }),
  }));
  const first = each[0] as { position: Position; against: Reason[] };
  return each.find(({ against }) => mayServe(against)) ?? first;
}

/** What somebody works in the week of a day. */
export function minutesInWeek(judge: Judge, person: Person, date: string): number {
  const week = weekOf(date);
  const end = addDays(week, 6);
  return judge.assigned
    .filter(
      (each) => each.crew_id === person.id && isLiving(each.status) && week <= each.date && each.date <= end,
    )
    .reduce((sum, each) => sum + minutesOf(each), 0);
}

/** How long somebody rested before a moment; nothing where nothing is known. */
function restBefore(judge: Judge, person: Person, { duty }: Sailing): number | null {
  const ends = judge.assigned
    .filter((each) => each.crew_id === person.id && isLiving(each.status) && each.date < duty.date)
    .map(({ ends_at }) => Date.parse(ends_at));
  return ends.length === 0 ? null : Math.max(0, (Date.parse(duty.starts_at) - Math.max(...ends)) / 60_000);
}

const order = ['sim', 'com_aviso', 'nao'] as const;

export const servesCandidates = serve(listCandidates, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const rules = await rulesOf(work);
  const [sailing] = await readSailings(work, rules, sql`s.id = ${input.session_id}`);
  if (!sailing) throw new Problem('not-found');
  const people = await readPeople(work, null);
  const { date } = sailing.duty;
  const judge = await openJudge(work, rules, people, { from: date, to: date });
  const there = new Set(
    judge.assigned
      .filter(({ session_id, status }) => session_id === sailing.session_id && isLiving(status))
      .map(({ crew_id }) => crew_id),
  );
  const data = people
    .filter(({ id }) => !there.has(id))
    .map((person): Candidate => {
      const { position, against } = standingFor(judge, sailing, person, input);
      return {
        crew_id: person.id,
        name: person.name,
        position,
        can: !mayServe(against) ? 'nao' : against.length > 0 ? 'com_aviso' : 'sim',
        against,
        minutes: minutesInWeek(judge, person, date),
        rest: restBefore(judge, person, sailing),
        cost: person.trip_rate ?? person.daily_rate,
        phone: actor.permissions.has('crew-members:read') ? person.phone : null,
      };
    });
  return {
    duty: { date, starts_at: sailing.duty.starts_at, ends_at: sailing.duty.ends_at },
    data: data.toSorted(
      (one, other) => order.indexOf(one.can) - order.indexOf(other.can) || one.minutes - other.minutes,
    ),
  };
});
