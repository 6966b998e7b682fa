import { isAllowed } from '@leme/contract/access/permission';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { rightTo } from '@leme/contract/kit/resource/resource';
import { tooManyLinks } from '@leme/contract/kit/resource/united-links';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { AllHooks } from '../../hooks.ts';
import { type Served, serve } from '../../http/serve.ts';
import type { TimedWork, Work } from '../../work.ts';
import { storedColumns } from '../columns.ts';
import { findRow } from '../find-row.ts';
import { record } from '../history/record.ts';
import type { Register, Values } from '../registers.ts';
import { takePair } from '../save/hold-rows.ts';
import { readable, setColumns } from '../save/save-rows.ts';
import { holdLinks, uniteLinks } from './links.ts';

export type Pair = { kept: AnyRow; other: AnyRow };
/** Two rows that become one, taken alone, and what the other brought along: the links the kept one had not, by field. */
export type Uniting = Pair & {
  work: TimedWork;
  register: Register;
  came: Readonly<Record<string, string[]>>;
};
/** What the kept row gets beside what was chosen, by field and by column. */
type Extra = { fields?: Values; columns?: Values };

/** What uniting two rows of a register needs beside its declaration. */
export type MergeRules = {
  /** Refuses two that may not become one. */
  forbids?: (pair: Pair, work: Work) => Promise<void> | void;
  /** Fields that are taken together with another one. */
  goesWith?: Readonly<Record<string, readonly string[]>>;
  /** What follows from what was chosen; `taken` are the fields of the other row. */
  settles?: (chosen: Values, pair: Pair, taken: readonly string[]) => Values;
  /** Brings together what else points to either; what modules above hold follows by their hook `repoints`. */
  unites?: (uniting: Uniting, chosen: Values) => Promise<Extra | undefined>;
  /** What is left to do once the kept row is written. */
  afterMerge?: (uniting: Uniting) => Promise<void>;
};

type Asked = {
  id: string;
  other_id: string;
  version?: number;
  other_version?: number;
  fields?: Readonly<Record<string, 'mine' | 'other'>>;
};

/**
 * Serves the verb that makes one of two rows: links come together, the values that were chosen stay in the one that is kept,
 * and the other is deleted. In a register with `former` rows nobody sees it again; in another one it can be restored.
 */
export function serveMerge(resource: Resource, endpoint: Endpoint, rules: MergeRules = {}): Served {
  return serve(endpoint, async ({ input, tx, actor, clock, registers, hooks }) => {
    requireUpdate(resource, actor);
    const register = registers.named(resource.name);
    const work = { tx, actor, now: clock.now() };
    return (await uniteRows(register, work, { hooks, asked: input as Asked, rules })) as never;
  });
}

/** Making one of two and parting them again changes both rows, beside taking one away or bringing it back. */
export function requireUpdate(resource: Resource, { permissions }: Actor): void {
  if (!isAllowed(permissions, rightTo(resource, 'update')))
    throw new Problem('forbidden', { params: { resource: resource.name } });
}

type Merging = { hooks: AllHooks; asked: Asked; rules: MergeRules };

async function uniteRows(
  register: Register,
  work: TimedWork,
  { hooks, asked, rules }: Merging,
): Promise<AnyRow> {
  const pair = await takeBoth(register, work, asked);
  const { kept, other } = pair;
  await rules.forbids?.(pair, work);
  // First, so that what must be unique is free.
  await takeAway(register, work, pair);
  const came = await uniteLinks(register, work, { from: other.id, to: kept.id });
  const uniting = { ...pair, work, register, came };
  const picked = chosenValues(pair, asked.fields ?? {}, rules);
  const extra = await rules.unites?.(uniting, picked);
  const chosen = { ...picked, ...extra?.fields };
  const columns = { ...storedColumns(register.resource, chosen), ...extra?.columns };
  if (register.rules.former) await setColumns(register, work, kept.id, columns);
  await hooks.repoints(work, register.resource.name, { from: other.id, to: kept.id });
  await rules.afterMerge?.(uniting);
  return await tellMerge(register, work, pair, [...Object.keys(chosen), ...Object.keys(came)]);
}

async function takeBoth(register: Register, work: Work, asked: Asked): Promise<Pair> {
  const { id, other_id, version, other_version } = asked;
  await holdLinks(register, work, [id, other_id]);
  const { kept, other } = await takePair(register, work, { id, other_id });
  for (const [row, read] of [[kept, version] as const, [other, other_version] as const])
    if (read !== undefined && row.version !== read)
      throw new Problem('stale-version', { params: { current: row } });
  const many = 'tags' in register.resource.fields && tooManyLinks(register.resource, 'tags', [kept, other]);
  if (many) throw faults([{ pointer: '/other_id', code: 'too-many-tags', params: many }]);
  return { kept, other };
}

/** Deletes the row that goes into another one. */
export async function takeAway(register: Register, work: Work, { kept, other }: Pair): Promise<void> {
  await setColumns(register, work, other.id, {
    deleted_at: sql`now()`,
    deleted_by: work.actor.userId,
    ...(register.rules.former && { merged_into: kept.id }),
  });
}

/** What is taken of the other row and differs, with what goes with it. */
function chosenValues(pair: Pair, sides: NonNullable<Asked['fields']>, rules: MergeRules): Values {
  const taken = Object.entries(sides).flatMap(([name, side]) =>
    side === 'other' ? [name, ...(rules.goesWith?.[name] ?? [])] : [],
  );
  const differs = (name: string) => JSON.stringify(pair.kept[name]) !== JSON.stringify(pair.other[name]);
  const chosen = Object.fromEntries(taken.filter(differs).map((name) => [name, pair.other[name]]));
  return rules.settles?.(chosen, pair, taken) ?? chosen;
}

/** Writes the trail of two that became one, and answers the one that is left. */
export async function tellMerge(
  register: Register,
  work: Work,
  { kept, other }: Pair,
  changed: readonly string[] = [],
): Promise<AnyRow> {
  const { resource, rules } = register;
  const row = await findRow(register, work, kept.id);
  const names = { [resource.title]: [other[resource.title], row[resource.title]] as const };
  const changes = { ...readable(register, changed, kept, row), ...names };
  record(work, resource, [
    { id: kept.id, action: 'merged', changes },
    // Where it can be restored it was deleted, and what it was stands in the history of the other one.
    rules.former
      ? { id: other.id, action: 'merged', changes: names, kind: 'removed' }
      : { id: other.id, action: 'deleted', changes: {} },
  ]);
  return row;
}
