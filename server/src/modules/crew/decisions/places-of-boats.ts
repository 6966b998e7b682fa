import { paperWorth } from '@leme/contract/crew/credential-state';
import { decide } from '@leme/contract/crew/engine/decide';
import { manningOf } from '@leme/contract/crew/manning';
import type { Position } from '@leme/contract/crew/positions';
import { fold } from '@leme/contract/kit/language/fold';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import {
  contextOf,
  type Looking,
  type Member,
  type Paper,
  readBoats,
  readGround,
  readPapers,
} from './ground.ts';

/** More people than these are not looked at for the departures of a day. */
const mostPeople = 500;

type Person = Member & { full_name: string; short_name: string | null };
type Row = { boat_id: string; position: Position; count: number; competency_id: string | null };
/** A place aboard with who may take it, and who of them with a warning. */
type Place = { position: Position | null; may: string[]; warned: string[] };

/** Whom typed names mean, and who of them may take which place of a boat on a day. */
export type CrewOfDay = {
  version: number | null;
  named: (name: string) => { id: string; name: string } | undefined;
  placesOf: (boat: { id: string; min_crew: number }, people: readonly string[]) => Place[];
  papersOf: (id: string) => string[];
};

/** The people of the crew as departures of a day need them: eight statements, however many boats and people there are. */
export async function crewOfDay(work: Looking, date: string): Promise<CrewOfDay> {
  const { tx, actor } = work;
  const people = await tx.rows(
    statement<Person>(sql`select m.id, m.birth::text as birth, m.positions, m.full_name, m.short_name from crew_members m
      where m.tenant_id = ${actor.tenantId} and m.deleted_at is null and m.status = 'active'
      order by m.full_name, m.id limit ${mostPeople}`),
  );
  const papers = Map.groupBy(
    await readPapers(
      work,
      people.map(({ id }) => id),
    ),
    ({ crew_id }) => crew_id,
  );
  const ground = await readGround(work);
  const boats = new Map((await readBoats(work)).map((boat) => [boat.id, boat]));
  const rows = await tx.rows(
    statement<Row>(sql`select m.boat_id, m.position, m.count, m.competency_id from boat_manning m
      where m.tenant_id = ${actor.tenantId} and m.deleted_at is null order by m.boat_id, m.id`),
  );
  const manning = Map.groupBy(rows, ({ boat_id }) => boat_id);
  const byId = new Map(people.map((person) => [person.id, person]));
  const answer = (boat_id: string, id: string, position: Position) => {
    const [boat, person] = [boats.get(boat_id), byId.get(id)];
    if (!boat || !person) return null;
    return decide(ground.matrix, ground.overrides, {
      position,
      context: contextOf(boat, 'passeio'),
      date,
      credentials: papers.get(id) ?? [],
      birth: person.birth,
    });
  };
  const [first] = ground.matrix.versions.filter(({ effective_from }) => effective_from <= date).slice(-1);
  return {
    version: first ? (ground.numbers.get(first.id) ?? null) : null,
    named: (name) => meant(people, name),
    papersOf: (id) => (papers.get(id) ?? []).flatMap((each) => told(each, date, ground.called)),
    placesOf: ({ id, min_crew }, sailing) =>
      manningOf({ min_crew }, manning.get(id) ?? []).flatMap(({ position, count, competency_id }) => {
        const asked = (person: string) => (position ? [position] : (byId.get(person)?.positions ?? []));
        const can = sailing.flatMap((person) => {
          const answers = asked(person).flatMap((each) => answer(id, person, each)?.can ?? []);
          const holds = (papers.get(person) ?? []).some(
            (paper) => paper.competency_id === competency_id && paperWorth(paper, date) === 'good',
          );
          if (competency_id !== null && !holds) return [];
          if (answers.includes('sim')) return [{ person, warned: false }];
          return answers.includes('com_aviso') ? [{ person, warned: true }] : [];
        });
        const may = can.map(({ person }) => person);
        const warned = can.flatMap((each) => (each.warned ? each.person : []));
        return Array.from({ length: count }, () => ({ position, may, warned }));
      }),
  };
}

/** Somebody is meant by the whole name, the short one, or the first where nobody else has it. */
function meant(people: readonly Person[], name: string): { id: string; name: string } | undefined {
  const asked = fold(name).trim();
  const called = ({ id, full_name }: Person) => ({ id, name: full_name });
  const whole = people.find(
    ({ full_name, short_name }) => fold(full_name) === asked || (short_name && fold(short_name) === asked),
  );
  if (whole) return called(whole);
  const [first, another] = people.filter(({ full_name }) => fold(full_name).split(/\s+/)[0] === asked);
  return first && !another ? called(first) : undefined;
}

const told = (paper: Paper, date: string, called: ReadonlyMap<string, string>) =>
  paperWorth(paper, date) === 'good' && paper.competency_id
    ? [`${called.get(paper.competency_id) ?? ''} ${paper.number}`.trim()]
    : [];
