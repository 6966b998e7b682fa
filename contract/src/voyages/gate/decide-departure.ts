import { fillPositions } from '../../crew/engine/fill-positions.ts';
import type { KeyOf } from '../../kit/language/texts.ts';
import { planState } from '../../maintenance/plans/plan-state.ts';
import type { CrewFact, DepartureFacts, PaperFact, PlanFact } from './departure-facts.ts';
import { type CheckState, type GateCode, type GateResult, gateCodes, legalCodes } from './gate-checks.ts';
import type { gateWords } from './texts/texts.ts';

/** What a sentence is made of: a text by its key, with what it fills in. */
export type GateKey = KeyOf<typeof gateWords>;
export type Saying = { key: GateKey; values: Readonly<Record<string, string | number>> };
export type GateCheck = {
  code: GateCode;
  state: CheckState;
  legal: boolean;
  /** What it comes to, after the mode of the company and what was released. */
  weighs: 'ok' | 'avisa' | 'impede';
  says: Saying;
  /** Rows it leans on. */
  evidence: readonly string[];
  /** By which release it does not stand in the way. */
  released: string | null;
};
export type Gate = { result: GateResult; checks: readonly GateCheck[] };

type Found = { state: CheckState; key: GateKey; values?: Saying['values']; evidence?: readonly string[] };
type Look = (facts: DepartureFacts) => Found;

/** Days before the end of a paper on which the gate turns amber. */
const soon = 7;

/** Whether a boat may cast off for a departure, and why not; the same on server, phone and paper. */
export function decideDeparture(facts: DepartureFacts): Gate {
  const checks = gateCodes.map((code) => weighed(facts, code, looks[code](facts)));
  const worst = (weight: GateCheck['weighs']) => checks.some(({ weighs }) => weighs === weight);
  return { result: worst('impede') ? 'NO_GO' : worst('avisa') ? 'GO_COM_RESSALVA' : 'GO', checks };
}

/** The check that is told first: what stands in the way, else what warns. */
export function firstCheck({ checks }: Pick<Gate, 'checks'>): GateCheck | null {
  return (
    checks.find(({ weighs }) => weighs === 'impede') ??
    checks.find(({ weighs }) => weighs === 'avisa') ??
    null
  );
}

function weighed({ mode, released }: DepartureFacts, code: GateCode, found: Found): GateCheck {
  const legal = legalCodes.has(code);
  const { state, key, values = {}, evidence = [] } = found;
  const release = legal ? undefined : released.find(({ check }) => check === code);
  const told = { code, state, legal, says: { key, values }, evidence };
  if (state === 'impede')
    return { ...told, weighs: release ? 'avisa' : 'impede', released: release?.id ?? null };
  const isStrict = state === 'sem_dados' && legal && mode === 'exigir';
  const warns = state === 'avisa' || state === 'sem_dados';
  return { ...told, weighs: isStrict ? 'impede' : warns ? 'avisa' : 'ok', released: null };
}

const passengersOf = ({ people, leaving }: DepartureFacts) =>
  leaving ? people.filter(({ aboard }) => aboard) : people;

const looks: Readonly<Record<GateCode, Look>> = {
  papers({ papers, date }) {
    if (papers.length === 0) return { state: 'sem_dados', key: 'papers.none' };
    const last = [...Map.groupBy(papers, ({ kind }) => kind).values()].map(longest);
    const ends = last.filter(({ expires_on }) => expires_on !== null);
    const told = ({ kind, expires_on, id }: PaperFact, others: number) => ({
      values: { kind, day: expires_on ?? '', others },
      evidence: [id],
    });
    const over = ends.filter(({ expires_on }) => (expires_on ?? '') < date);
    const [ended] = over;
    if (ended) return { state: 'impede', key: 'papers.ended', ...told(ended, over.length - 1) };
    const ending = ends.find(({ expires_on }) => daysBetween(date, expires_on ?? date) <= soon);
    if (ending) return { state: 'avisa', key: 'papers.ending', ...told(ending, 0) };
    return { state: 'ok', key: 'papers.ok', evidence: last.map(({ id }) => id) };
  },

  capacity(facts) {
    const { boat, crew, others } = facts;
    if (boat.capacity === null) return { state: 'sem_dados', key: 'capacity.none' };
    const passengers = passengersOf(facts).length;
    const sailing = crew?.people.length ?? 0;
    const people = boat.includes_crew ? passengers + sailing + others : passengers;
    const values = { people, capacity: boat.capacity, passengers, crew: sailing, others };
    if (people <= boat.capacity) return { state: 'ok', key: 'capacity.ok', values, evidence: [boat.id] };
    return {
      state: 'impede',
      key: boat.includes_crew ? 'capacity.over' : 'capacity.overPassengers',
      values,
      evidence: [boat.id],
    };
  },

  crew: ({ crew }) => (crew === null ? unlooked : crewed(crew)),

  rest({ rest }) {
    const [first] = rest ?? [];
    if (rest === null) return unlooked;
    if (!first) return { state: 'ok', key: 'rest.ok' };
    const { name, hours, least } = first;
    return {
      state: 'impede',
      key: 'rest.broken',
      values: { name, hours, least },
      evidence: rest.map(({ id }) => id),
    };
  },

  work_order({ stops }) {
    const [first] = stops ?? [];
    if (stops === null) return unlooked;
    if (!first) return { state: 'ok', key: 'work_order.ok' };
    const evidence = stops.map(({ id }) => id);
    return { state: 'impede', key: `work_order.${first.kind}`, values: { title: first.title }, evidence };
  },

  plan_due({ plans, date, hours }) {
    if (plans === null) return unlooked;
    const standing = plans.map((plan) => ({ plan, state: atEnd(plan, date, hours) }));
    const overdue = standing.find(({ state }) => state === 'overdue');
    const found = overdue ?? standing.find(({ state }) => state === 'due');
    if (!found) return { state: 'ok', key: 'plan_due.ok' };
    const { id, title } = found.plan;
    const told = { values: { title }, evidence: [id] };
    return overdue
      ? { state: 'impede', key: 'plan_due.overdue', ...told }
      : { state: 'avisa', key: 'plan_due.due', ...told };
  },

  names(facts) {
    const lacking = passengersOf(facts).filter(({ lacks }) => lacks.length > 0);
    const [first] = lacking;
    if (!first) return { state: 'ok', key: 'names.ok' };
    const evidence = lacking.map(({ id }) => id);
    const key = `names.${first.lacks.includes('name') ? 'name' : (first.lacks[0] ?? 'name')}` as const;
    return { state: 'impede', key, values: { count: lacking.length }, evidence };
  },

  head_count({ counted, people, leaving }) {
    if (counted === null)
      return leaving
        ? { state: 'sem_dados', key: 'head_count.none' }
        : { state: 'nao_avaliado', key: 'head_count.later' };
    const aboard = people.filter((each) => each.aboard).length;
    const values = { counted, aboard };
    return counted === aboard
      ? { state: 'ok', key: 'head_count.ok', values }
      : { state: 'impede', key: 'head_count.differs', values };
  },

  previous({ previous }) {
    const first =
      previous.find(({ kind }) => kind === 'missing') ??
      previous.find(({ kind }) => kind === 'count') ??
      previous[0];
    if (!first) return { state: 'ok', key: 'previous.ok' };
    return {
      state: 'impede',
      key: `previous.${first.kind}`,
      evidence: previous.map(({ id }) => id),
    };
  },
};

const unlooked: Found = { state: 'nao_avaliado', key: 'unlooked' };

/** A renewed paper takes the place of the one before; one that never ends is good for ever. */
function longest(papers: readonly PaperFact[]): PaperFact {
  return papers.reduce((best, each) => {
    if (best.expires_on === null) return best;
    return each.expires_on === null || each.expires_on > best.expires_on ? each : best;
  });
}

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

/** How a plan stands once the boat is back: what is tolerated is tolerated at sea too. */
function atEnd(plan: PlanFact, date: string, hours: number) {
  const after = plan.hours === null ? null : Math.round((plan.hours + hours) * 10) / 10;
  return planState(plan, plan, { hours: after, date }).state;
}

/**
 * Who is named stands where the matrix lets them. Where a departure names the captain and the guide alone, the rest of the
 * crew is not known, and only a captain who may not command stands in the way.
 */
function crewed({ people, places, whole, version }: CrewFact): Found {
  const [first] = people;
  if (!first) return { state: 'sem_dados', key: 'crew.none' };
  const { filled, open } = fillPositions(places, people, ({ id }, { may }) =>
    id !== null && may.includes(id) ? [] : ['may'],
  );
  const evidence = version === null ? [] : [`matrix ${version}`];
  const [lacking] = open;
  if (!lacking) {
    const warned = filled.find(({ place, person }) => place.warned.includes(person.id ?? ''));
    return warned
      ? { state: 'avisa', key: 'crew.warned', values: { name: warned.person.name }, evidence }
      : { state: 'ok', key: 'crew.ok', values: { count: people.length }, evidence };
  }
  const captain = people.find(({ position }) => position === 'comandante');
  const isCommandOpen = open.some(({ place }) => place.position === 'comandante');
  // Who has no papers on record may have some; a captain who is on record has not.
  if (isCommandOpen && captain && captain.id !== null)
    return { state: 'impede', key: 'crew.captain', values: { name: captain.name }, evidence };
  const stranger = people.find(({ id }) => id === null);
  if (stranger) return { state: 'sem_dados', key: 'crew.unknown', values: { name: stranger.name }, evidence };
  const values = { count: open.length, position: lacking.place.position ?? 'apoio' };
  if (isCommandOpen) return { state: whole ? 'impede' : 'sem_dados', key: 'crew.nobody', evidence };
  return { state: whole ? 'impede' : 'sem_dados', key: 'crew.open', values, evidence };
}
