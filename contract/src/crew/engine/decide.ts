import { paperWorth } from '../credential-state.ts';
import type { Position } from '../positions.ts';
import { type Dimension, reaches, type Scope } from './dimensions.ts';
import { type Alternative, type Cell, cellKey, decidingCell, type Matrix, versionOn } from './matrix.ts';

/** A paper as far as it decides; `competency_id` is the platform's or the company's own. */
export type Credential = {
  id: string;
  competency_id: string | null;
  status: string;
  issued_on: string | null;
  expires_on: string | null;
  self_declared: boolean;
};

/** What a company approved for itself: it asks for more, or does without for a while. */
export type Override = {
  id: string;
  /** `cellKey` of its cell. */
  cell: string;
  change: 'add' | 'waive';
  competencies: readonly string[];
  valid_from: string;
  valid_to: string | null;
};

export type Question = {
  position: Position;
  context: Scope;
  date: string;
  credentials: readonly Credential[];
  birth: string | null;
};

type Used = { credential: string; days_left: number | null; self_declared: boolean };
export type Missing =
  | { of: 'paper'; any_of: readonly Alternative[]; nearest: string | null }
  | { of: 'age'; minimum: number; age: number | null }
  | { of: 'knowledge'; lacks: readonly (Dimension | 'version' | 'cell' | 'tie')[] };

export type Answer = {
  can: 'sim' | 'nao' | 'com_aviso';
  version: string | null;
  cell: Cell | null;
  beats: readonly Cell[];
  used: readonly Used[];
  missing: readonly Missing[];
  override: string | null;
};

/** What cannot be decided is a no that says what is missing to decide it. */
function undecided(
  version: string | null,
  ...lacks: readonly (Dimension | 'version' | 'cell' | 'tie')[]
): Answer {
  const missing = [{ of: 'knowledge', lacks }] as const;
  return { can: 'nao', version, cell: null, beats: [], used: [], missing, override: null };
}

/** Whether this person may have this position on this sailing on this day, by which cell, paper and exception. */
export function decide(matrix: Matrix, overrides: readonly Override[], question: Question): Answer {
  const { position, context, date } = question;
  const version = versionOn(matrix.versions, date);
  if (!version) return undecided(null, 'version');
  if (context.nav_area === null) return undecided(version.id, 'nav_area');
  const found = decidingCell(version.cells, position, context);
  if ('lacks' in found) return undecided(version.id, ...found.lacks);
  if ('ties' in found) return undecided(version.id, 'tie');
  if ('none' in found) return undecided(version.id, 'cell');
  const { cell, beats } = found;
  const held = overrides.filter(
    (each) =>
      each.cell === cellKey(cell) &&
      each.valid_from <= date &&
      (each.valid_to === null || date <= each.valid_to) &&
      !(each.change === 'waive' && cell.legal),
  );
  const asked = groupsOf(cell, held);
  const outcomes = asked.groups.map((group) => paperFor(group, matrix, question));
  const missing = [
    ...outcomes.flatMap((each) => ('used' in each ? [] : [each])),
    ...tooYoung(cell, question),
  ];
  const used = outcomes.flatMap((each) => ('used' in each ? [each.used] : []));
  const can = missing.length === 0 ? 'sim' : cell.effect === 'avisa' ? 'com_aviso' : 'nao';
  return { can, version: version.id, cell, beats, used, missing, override: asked.override };
}

/** What is asked in the end: what was added stands for itself, and a group one of whose papers is waived is not asked. */
function groupsOf(cell: Cell, held: readonly Override[]) {
  const waivers = held.filter(({ change }) => change === 'waive');
  const isWaived = (group: readonly Alternative[], { competencies }: Override) =>
    group.some(({ competency_id }) => competencies.includes(competency_id));
  const asked = cell.groups.filter((group) => !waivers.some((waiver) => isWaived(group, waiver)));
  const waiver = waivers.find((each) => cell.groups.some((group) => isWaived(group, each)));
  const additions = held.filter(({ change }) => change === 'add');
  const added = additions.flatMap(({ competencies }) =>
    competencies.map((competency_id): readonly Alternative[] => [{ competency_id, or_higher: true }]),
  );
  return { groups: [...asked, ...added], override: waiver?.id ?? additions[0]?.id ?? null };
}

/** Of the papers that do the one that lasts longest, else the one that comes nearest to doing. */
function paperFor(
  group: readonly Alternative[],
  { catalogue }: Matrix,
  { credentials, date, context }: Question,
): { used: Used } | Extract<Missing, { of: 'paper' }> {
  const does = ({ competency_id }: Credential) => {
    const own = competency_id === null ? undefined : catalogue.get(competency_id);
    if (!own || (context.nav_area !== null && !reaches(own.nav_area, context.nav_area))) return false;
    return group.some((wanted) => {
      if (wanted.competency_id === competency_id) return true;
      const least = catalogue.get(wanted.competency_id);
      if (!wanted.or_higher || !least || least.rank === null || least.group === null) return false;
      return own.group === least.group && own.rank !== null && own.rank > least.rank;
    });
  };
  const lasting = (one: Credential, other: Credential) =>
    (other.expires_on ?? '9999').localeCompare(one.expires_on ?? '9999') || one.id.localeCompare(other.id);
  const fitting = credentials.filter(does).toSorted(lasting);
  const good = fitting.find((paper) => paperWorth(paper, date) === 'good');
  if (!good) return { of: 'paper', any_of: group, nearest: fitting[0]?.id ?? null };
  const { id, expires_on, self_declared } = good;
  return { used: { credential: id, days_left: daysUntil(date, expires_on), self_declared } };
}

function tooYoung({ min_age }: Cell, { birth, date }: Question): Missing[] {
  if (min_age === null) return [];
  const age =
    birth === null ? null : Temporal.PlainDate.from(birth).until(date, { largestUnit: 'year' }).years;
  return age !== null && age >= min_age ? [] : [{ of: 'age', minimum: min_age, age }];
}

function daysUntil(date: string, expires_on: string | null): number | null {
  if (expires_on === null) return null;
  return Temporal.PlainDate.from(date).until(expires_on, { largestUnit: 'day' }).days;
}

const worst = ['nao', 'com_aviso', 'sim'] as const;

/** The same for a sailing over midnight, which needs each of its days: the worst of them answers. */
export function decideOver(
  matrix: Matrix,
  overrides: readonly Override[],
  { dates, ...question }: Omit<Question, 'date'> & { dates: readonly [string, ...string[]] },
): Answer {
  const [first, ...others] = dates.map((date) => decide(matrix, overrides, { ...question, date })) as [
    Answer,
    ...Answer[],
  ];
  return others.reduce(
    (least, each) => (worst.indexOf(each.can) < worst.indexOf(least.can) ? each : least),
    first,
  );
}
