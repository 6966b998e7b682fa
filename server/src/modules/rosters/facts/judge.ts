import type { Decision } from '@leme/contract/crew/endpoints';
import type { ValueOf } from '@leme/contract/crew/engine/dimensions';
import type { Position } from '@leme/contract/crew/positions';
import { addDays, dayIn, daysFrom } from '@leme/contract/kit/values/days';
import { type Reason, reasonsAgainst } from '@leme/contract/rosters/rules/standing';
import type { Duty } from '@leme/contract/rosters/rules/working-day';
import { isLiving } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { answerTo, contextOf, type Ground, type Paper, readGround, readPapers } from '#modules/crew/public';
import { readAssigned, readLeaves } from './people.ts';
import type { Rules } from './rules-of.ts';
import type { Assigned, Looking, Person, Sailing } from './shapes.ts';

/** A run without a day off is at most so long, so nothing farther away decides. */
const reach = 8;

/** What is asked: a place of a departure, or a duty without a boat. */
export type Asked = {
  duty: Duty;
  position: Position;
  sailing?: Sailing | undefined;
  boat_id?: string | null;
  competency_id?: string | null;
  /** Duties that were given since the facts were read, and those that are given up. */
  given?: readonly Duty[];
  without?: readonly string[];
};

export type Judge = {
  rules: Rules;
  /** All that stands of the people around those days. */
  assigned: readonly Assigned[];
  leaves: Awaited<ReturnType<typeof readLeaves>>;
  against: (person: Person, asked: Asked) => Reason[];
};

/** Reads what decides about these people between two days, and answers what speaks against each for anything then. */
export async function openJudge(
  work: Looking,
  rules: Rules,
  people: readonly Person[],
  { from, to }: { from: string; to: string },
): Promise<Judge> {
  const ids = people.map(({ id }) => id);
  const assigned = await readAssigned(
    work,
    sql`a.crew_id = any(${ids}::uuid[]) and a.date between ${addDays(from, -reach)}::date and ${addDays(to, reach)}::date`,
  );
  const leaves = await readLeaves(work, ids, { from, to: addDays(to, 1) });
  const ground = await readGround(work);
  const papers = Map.groupBy(await readPapers(work, ids), ({ crew_id }) => crew_id);
  const own = Map.groupBy(assigned, ({ crew_id }) => crew_id);
  const leavesOf = Map.groupBy(leaves, ({ crew_id }) => crew_id);
  const against = (person: Person, asked: Asked): Reason[] => {
    const there = own.get(person.id) ?? [];
    const { duty, position, sailing, given = [], without = [] } = asked;
    const duties = there.filter(({ id, status }) => isLiving(status) && !without.includes(id));
    const refused = there.find(
      ({ session_id, status, id }) =>
        status === 'declined' && session_id === sailing?.session_id && !without.includes(id),
    );
    return reasonsAgainst(
      {
        status: person.status,
        positions: person.positions,
        leaves: leavesOf.get(person.id) ?? [],
        duties: [...duties, ...given],
        declined: sailing && refused ? { reason: refused.reason } : null,
      },
      {
        duty,
        position,
        decision: decisionOf(ground, { member: person, papers: papers.get(person.id) ?? [] }, asked, work),
      },
      rules,
    );
  };
  return { rules, assigned, leaves, against };
}

function activityOf({ type, requires_crew }: Sailing): ValueOf<'activity'> {
  if (type === 'private_charter') return 'fretamento';
  if (type === 'transfer') return 'translado';
  return type === 'rental' && !requires_crew ? 'locacao_sem_tripulacao' : 'passeio';
}

/** What the matrix says of it, on each of its days the worst; nothing is asked where no boat is known. */
function decisionOf(
  ground: Ground,
  { member, papers }: { member: Person; papers: readonly Paper[] },
  { position, sailing, boat_id, competency_id }: Asked,
  { actor }: Looking,
): Pick<Decision, 'can' | 'missing'> | null {
  const boat = sailing?.boats.find(({ id }) => id === boat_id) ?? sailing?.boats[0];
  if (!sailing || !boat) return null;
  const context = contextOf(boat, activityOf(sailing));
  const last = dayIn(actor.timezone, Temporal.Instant.from(sailing.ends_at));
  const answers = daysFrom(sailing.date, last < sailing.date ? sailing.date : last).map((date) => {
    const asked = { member, papers, position, context, date };
    const answer = answerTo(ground, asked);
    if (!competency_id || !answer.cell) return answer;
    // The boat asks for this paper, whatever else the matrix does.
    const paper = {
      id: competency_id,
      cell: answer.cell,
      change: 'add' as const,
      competencies: [competency_id],
      valid_from: date,
      valid_to: date,
    };
    return answerTo({ ...ground, overrides: [...ground.overrides, paper] }, asked);
  });
  return (
    answers.find(({ can }) => can === 'nao') ?? answers.find(({ can }) => can !== 'sim') ?? answers[0] ?? null
  );
}

type Manned = { boat_id: string; position: Position; count: number; competency_id: string | null };

/** Who has to be aboard of each boat. */
export async function readManning({ tx, actor }: Looking): Promise<ReadonlyMap<string, Manned[]>> {
  const rows = await tx.rows(
    statement<Manned>(sql`select m.boat_id, m."position", m.count, m.competency_id from boat_manning m
      where m.tenant_id = ${actor.tenantId} and m.deleted_at is null order by m.id`),
  );
  return Map.groupBy(rows, ({ boat_id }) => boat_id);
}
