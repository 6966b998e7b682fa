import { faults } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import {
  type CrewRosters,
  type CrewSailing,
  mostDays,
  type OwnDuty,
  readCrewRosters,
} from '@leme/contract/rosters/own-endpoints';
import { crewDays } from '@leme/contract/rosters/rules/working-day';
import { isLiving, type shiftKinds, weekOf } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { ownMember } from '#modules/crew/public';
import { readSailings } from '../facts/departures.ts';
import { openJudge } from '../facts/judge.ts';
import { readAssigned, readPeople, readShifts } from '../facts/people.ts';
import { rulesOf } from '../facts/rules-of.ts';
import type { Assigned, Person, Sailing, Shift } from '../facts/shapes.ts';

/** This week and the two after it: a fortnight ahead on any day of it. */
const usualDays = 20;

const nobody: Pick<CrewRosters, 'member' | 'own' | 'rest_until' | 'all'> = {
  member: null,
  own: [],
  rest_until: null,
  all: [],
};

/** Of weeks that were published: what one does, and who sails when. Partners have neither. */
export const servesCrewRosters = serve(
  readCrewRosters,
  async ({ input, tx, actor, clock }): Promise<CrewRosters> => {
    const work = { tx, actor };
    const today = dayIn(actor.timezone, clock.now());
    const from = input.from ?? weekOf(today);
    const to = input.to ?? addDays(from, usualDays);
    if (to < from) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
    if (to > addDays(from, mostDays))
      throw faults([{ pointer: '/to', code: 'too-large', params: { maximum: addDays(from, mostDays) } }]);
    const frame = { today, from, to };
    if (actor.partner) return { ...frame, ...nobody };
    const rules = await rulesOf(work);
    const weeks = await publishedBetween(work, from, to);
    const within = sql`a.date between ${from}::date and ${to}::date`;
    const assigned = (await readAssigned(work, within)).filter(
      ({ date, status }) => weeks.has(weekOf(date)) && (isLiving(status) || status === 'declined'),
    );
    const ids = (of: 'session_id' | 'shift_id') => [...new Set(assigned.flatMap((each) => each[of] ?? []))];
    const sailings = await readSailings(work, rules, sql`s.id = any(${ids('session_id')}::uuid[])`);
    const shifts = await readShifts(work, sql`h.id = any(${ids('shift_id')}::uuid[])`);
    const people = await readPeople(work, [...new Set(assigned.map(({ crew_id }) => crew_id))]);
    const living = assigned.filter(({ status }) => isLiving(status));
    const told = tellers({
      sailings,
      shifts,
      people,
      living,
      seesPhones: actor.permissions.has('crew-members:read'),
    });
    const found = await ownMember(work);
    const [own] = found ? await readPeople(work, [found.id]) : [];
    const judge = own ? await openJudge(work, rules, [own], { from, to }) : undefined;
    const mine = own ? assigned.filter(({ crew_id }) => crew_id === own.id) : [];
    const days = crewDays(
      mine.filter(({ status }) => isLiving(status)),
      rules,
    );
    const now = clock.now().toString();
    return {
      ...frame,
      member: own ? { id: own.id, name: own.name } : null,
      own: mine.map(
        (held): OwnDuty => ({
          ...told.dutyOf(held),
          against:
            own && judge && held.status !== 'done' && isLiving(held.status)
              ? judge.against(own, {
                  duty: held,
                  position: held.position,
                  boat_id: held.boat_id,
                  sailing: sailings.find(({ session_id }) => session_id === held.session_id),
                  without: [held.id],
                })
              : [],
        }),
      ),
      rest_until: days.findLast(({ ends_at }) => ends_at <= now)?.rest_until ?? null,
      all: told.all(),
    };
  },
);

/** The weeks of these days that were published. */
async function publishedBetween({ tx, actor }: Work, from: string, to: string): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    statement<{ week: string }>(sql`select r.week from rosters r where r.tenant_id = ${actor.tenantId}
      and r.week between ${weekOf(from)}::date and ${to}::date and r.status <> 'draft'`),
  );
  return new Set(rows.map(({ week }) => week));
}

type Known = {
  sailings: readonly Sailing[];
  shifts: readonly Shift[];
  people: readonly Person[];
  living: readonly Assigned[];
  seesPhones: boolean;
};

function tellers({ sailings, shifts, people, living, seesPhones }: Known) {
  const bySailing = new Map(sailings.map((each) => [each.session_id, each]));
  const byShift = new Map(shifts.map((each) => [each.id, each]));
  const byPerson = new Map(people.map((each) => [each.id, each]));
  const key = ({ session_id, shift_id }: Pick<Assigned, 'session_id' | 'shift_id'>) =>
    session_id ?? shift_id ?? '';
  const together = Map.groupBy(living, key);
  const withOf = (held: readonly Assigned[]) =>
    held.map(({ crew_id, position }) => {
      const person = byPerson.get(crew_id);
      return { name: person?.name ?? '', position, phone: seesPhones ? (person?.phone ?? null) : null };
    });
  const whatOf = ({ session_id, shift_id }: Pick<Assigned, 'session_id' | 'shift_id'>) => {
    const sailing = bySailing.get(session_id ?? '');
    const shift = byShift.get(shift_id ?? '');
    return {
      product: sailing?.product ?? null,
      shift: (shift?.kind as (typeof shiftKinds)[number] | undefined) ?? null,
      start_time: sailing?.start_time ?? shift?.start_time ?? '',
      place: sailing?.meeting_point ?? shift?.place ?? null,
    };
  };
  return {
    dutyOf(held: Assigned): Omit<OwnDuty, 'against'> {
      const { id, date, starts_at, ends_at, position, status, reason, pay_amount } = held;
      const boat = bySailing.get(held.session_id ?? '')?.boats.find((each) => each.id === held.boat_id);
      return {
        id,
        date,
        starts_at,
        ends_at,
        ...whatOf(held),
        boat: boat?.boat_name ?? null,
        position,
        status,
        reason,
        with: withOf((together.get(key(held)) ?? []).filter((each) => each.crew_id !== held.crew_id)),
        pay: pay_amount,
      };
    },
    all: () =>
      [...together].map(([id, held]): CrewSailing => {
        const first = held[0] as Assigned;
        return {
          id,
          date: bySailing.get(first.session_id ?? '')?.date ?? first.date,
          ...whatOf(first),
          boats: (bySailing.get(first.session_id ?? '')?.boats ?? []).map(({ boat_name }) => boat_name),
          people: withOf(held),
        };
      }),
  };
}
