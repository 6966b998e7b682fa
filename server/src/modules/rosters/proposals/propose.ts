import type { Position } from '@leme/contract/crew/positions';
import { addDays } from '@leme/contract/kit/values/days';
import { copyWeek, type Proposal, proposeWeek } from '@leme/contract/rosters/proposal-endpoints';
import { fillDepartures } from '@leme/contract/rosters/rules/fill-departures';
import type { Place } from '@leme/contract/rosters/rules/needed-places';
import { mayServe, type Reason } from '@leme/contract/rosters/rules/standing';
import type { Duty } from '@leme/contract/rosters/rules/working-day';
import { isLiving, weekOf } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { type Served, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import type { TimedWork } from '#kit/work';
import { minutesInWeek } from '../duties/candidates.ts';
import { readSailings } from '../facts/departures.ts';
import { readAssigned, readPeople } from '../facts/people.ts';
import type { Person, Sailing } from '../facts/shapes.ts';
import { openOn, readWhole, type Whole } from '../week/read-board.ts';

type Line = Proposal['lines'][number];
type Left = Proposal['left'][number];
type Asked = { sailing: Sailing; place: Place; given: readonly Duty[] };

/** The position somebody would have at a place, and what speaks against it: of any, the first of the own that does. */
function standing({ judge }: Whole, person: Person, { sailing, place, given }: Asked) {
  const asked: readonly Position[] =
    place.position === null ? person.positions.filter((one) => one !== 'guia') : [place.position];
  const { boat_id, competency_id } = place;
  const each = asked.map((position) => ({
    position,
    against: judge.against(person, { duty: sailing.duty, position, sailing, boat_id, competency_id, given }),
  }));
  const none: { position: Position; against: Reason[] } = {
    position: 'marinheiro',
    against: [{ code: 'position', effect: 'impede', position: place.position ?? 'marinheiro' }],
  };
  const may = each.filter(({ against }) => mayServe(against));
  return may.find(({ against }) => against.length === 0) ?? may[0] ?? each[0] ?? none;
}

/** Departures to come, in their order, each filled from among those who may. */
function fill(whole: Whole, now: Temporal.Instant): Omit<Proposal, 'id'> {
  const ahead = whole.sailings.filter(
    ({ starts_at }) => Temporal.Instant.compare(Temporal.Instant.from(starts_at), now) > 0,
  );
  const there = (sailing: Sailing) =>
    new Set(
      whole.assigned
        .filter(({ session_id, status }) => session_id === sailing.session_id && isLiving(status))
        .map(({ crew_id }) => crew_id),
    );
  const filled = fillDepartures(ahead, whole.present, {
    dutyOf: ({ duty }) => duty,
    placesOf: (sailing) => openOn(whole, sailing),
    minutesOf: (person) => minutesInWeek(whole.judge, person, whole.week),
    standingOf: (person, { departure: sailing, place, given }) => {
      const { against } = standing(whole, person, { sailing, place, given });
      const isThere = there(sailing).has(person.id);
      // Who declined is asked again by hand alone.
      const keeps = against.filter(({ effect, code }) => effect === 'impede' || code === 'declined');
      const lacks = isThere && keeps.length === 0 ? [overlapOf(sailing)] : keeps;
      return { lacks, warns: against.length > 0 };
    },
  });
  const lines = filled.flatMap(({ departure: sailing, filled: taken }) =>
    taken.map(({ place, person, minutes, others }): Line => {
      const given = filled.flatMap(({ departure, filled: also }) =>
        departure !== sailing && also.some((each) => each.person === person) ? [departure.duty] : [],
      );
      const { position, against } = standing(whole, person, { sailing, place, given });
      return {
        session_id: sailing.session_id,
        boat_id: place.boat_id,
        position,
        crew_id: person.id,
        name: person.name,
        explanation: { code: 'fewest', minutes, others },
        against,
      };
    }),
  );
  const left = filled.flatMap(({ departure, open }) =>
    open.map(
      ({ place, nearest }): Left => ({
        session_id: departure.session_id,
        boat_id: place.boat_id,
        position: place.position,
        nearest: nearest.map(({ person, lacks }) => ({
          crew_id: person.id,
          name: person.name,
          against: [...lacks],
        })),
      }),
    ),
  );
  return { lines, left };
}

const overlapOf = ({ session_id, duty }: Sailing): Reason => ({
  code: 'overlap',
  effect: 'impede',
  other: session_id,
  from: duty.starts_at,
  until: duty.ends_at,
});

/** The crew of another week on the same departures, each as far as it may. */
async function copy(work: TimedWork, whole: Whole, before: string): Promise<Omit<Proposal, 'id'>> {
  const { days: apart } = Temporal.PlainDate.from(before).until(whole.week);
  const within = sql`between ${before}::date and ${addDays(before, 6)}::date`;
  const former = await readSailings(work, whole.rules, sql`s.date ${within} and s.status <> 'cancelled'`);
  const crewed = (await readAssigned(work, sql`a.date ${within} and a.session_id is not null`)).filter(
    ({ status }) => isLiving(status),
  );
  const gone = crewed
    .map(({ crew_id }) => crew_id)
    .filter((id) => !whole.present.some((each) => each.id === id));
  const people = [...whole.present, ...(gone.length > 0 ? await readPeople(work, gone) : [])];
  const lines: Line[] = [];
  const left: Left[] = [];
  const given = new Map<string, Duty[]>();
  for (const sailing of whole.sailings) {
    if (Temporal.Instant.compare(Temporal.Instant.from(sailing.starts_at), work.now) <= 0) continue;
    const same = former.find(
      (each) =>
        each.product === sailing.product &&
        each.start_time === sailing.start_time &&
        addDays(each.date, apart) === sailing.date &&
        !lines.some(
          ({ explanation, session_id }) => explanation.code === 'same' && session_id === each.session_id,
        ),
    );
    if (!same) continue;
    const open = openOn(whole, sailing);
    for (const held of crewed.filter(({ session_id }) => session_id === same.session_id)) {
      const boat_at = same.boats.findIndex(({ id }) => id === held.boat_id);
      const boat_id =
        held.boat_id === null ? null : (sailing.boats[boat_at]?.id ?? sailing.boats[0]?.id ?? null);
      const at = open.findIndex(
        (place) =>
          (place.position === held.position || place.position === null) &&
          (place.boat_id === null || place.boat_id === boat_id),
      );
      const person = people.find(({ id }) => id === held.crew_id);
      const place = open[at];
      if (!place || !person) continue;
      const own = given.get(person.id) ?? [];
      const { position } = held;
      const against = whole.judge.against(person, {
        duty: sailing.duty,
        position,
        sailing,
        boat_id,
        given: own,
      });
      if (!mayServe(against)) {
        left.push({
          session_id: sailing.session_id,
          boat_id,
          position,
          nearest: [{ crew_id: person.id, name: person.name, against }],
        });
        continue;
      }
      open.splice(at, 1);
      given.set(person.id, [...own, sailing.duty]);
      const { session_id } = sailing;
      const explanation = { code: 'same' as const, date: same.date };
      const line = { session_id, boat_id, position, crew_id: person.id, name: person.name, explanation };
      lines.push({ ...line, against });
    }
  }
  // What was copied later may lengthen the day of an earlier line.
  const told = lines.map((line): Line => {
    const sailing = whole.sailings.find(({ session_id }) => session_id === line.session_id);
    const person = people.find(({ id }) => id === line.crew_id);
    if (!sailing || !person) return line;
    const others = (given.get(person.id) ?? []).filter(({ id }) => id !== sailing.duty.id);
    const { position, boat_id } = line;
    const { duty } = sailing;
    return {
      ...line,
      against: whole.judge.against(person, { duty, position, sailing, boat_id, given: others }),
    };
  });
  return { lines: told, left };
}

/** Keeps a proposal until somebody takes it. */
async function keep(
  work: TimedWork,
  { week, kind, ...proposed }: Omit<Proposal, 'id'> & { week: string; kind: 'fill' | 'copy' },
): Promise<Proposal> {
  const { tx, actor, now } = work;
  const id = newId();
  const row = {
    tenant_id: actor.tenantId,
    id,
    week,
    kind,
    lines: JSON.stringify(proposed.lines),
    created_at: now.toString(),
    created_by: actor.userId,
  };
  for (const insert of insertRows('roster_proposals', [row])) await tx.change(insert);
  return { id, ...proposed };
}

const proposes = serve(proposeWeek, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const whole = await readWhole(work, weekOf(input.week));
  return await keep(work, { ...fill(whole, work.now), week: whole.week, kind: 'fill' });
});

const copies = serve(copyWeek, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const whole = await readWhole(work, weekOf(input.week));
  const before = weekOf(input.from ?? addDays(whole.week, -7));
  return await keep(work, { ...(await copy(work, whole, before)), week: whole.week, kind: 'copy' });
});

export const servesProposals: Served[] = [proposes, copies];
