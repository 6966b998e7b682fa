import { isDeepStrictEqual } from 'node:util';
import type { ChangeKind, LiveTable } from '@leme/contract/kit/realtime';
import { type Entity, keeperOf, toldAs, toldOf } from '@leme/contract/kit/resource/entity';
import { type HistoryEntry, parentField } from '@leme/contract/kit/resource/resource';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../database/transaction.ts';
import { announce } from '../../realtime/announce.ts';
import { type Changes, writeAudits } from './audit.ts';

/** Values of a row as a person reads them: names instead of ids. */
export type State = Readonly<Record<string, unknown>>;

/** What a verb did to a row: its state before and after, or the very changes. */
export type Done = {
  id: string;
  action: HistoryEntry['action'];
  /** The row of a child's parent. */
  of?: string;
  before?: State;
  after?: State;
  changes?: Changes;
  /** The rows open pages are told of, where it is not this one. */
  tells?: readonly string[];
  /** What open pages are told, where it is not what the action says. */
  kind?: ChangeKind;
};

type Doing = { tx: Tx; actor: Pick<Actor, 'tenantId' | 'userId' | 'fullName'> };

const kindOf = {
  created: 'created',
  restored: 'created',
  updated: 'updated',
  merged: 'updated',
  deleted: 'removed',
  erased: 'removed',
} as const satisfies Record<HistoryEntry['action'], ChangeKind>;

/**
 * The trail of what a verb did to rows of an entity, and the notice to whoever has them open: one line a verb, sent in
 * the flight of its other statements. The version is counted by the verb's own update, whose condition it is. Steps of
 * children stand in the history of their parent.
 */
export function record({ tx, actor }: Doing, entity: Entity, done: Done | readonly Done[]): void {
  const all: readonly Done[] = [done].flat();
  const { name, fields, told = {}, of, live = name as LiveTable } = entity;
  // A child with a register of its own has a history of its own, which its parent's tells.
  const ofParent = of !== undefined && parentField(entity) === undefined;
  const resource = ofParent
    ? { name: keeperOf(entity), fields: toldOf(entity) }
    : { name, fields: { ...fields, ...told } };
  const steps = all.map(({ id, of: parent = id, action, before, after, changes: given }) => {
    const changes = given ?? differences(before, after);
    return { resource, id: parent, action, changes: ofParent ? addressed(entity, changes) : changes };
  });
  writeAudits(tx, actor, steps);
  for (const [kind, rows] of Map.groupBy(all, (each) => each.kind ?? kindOf[each.action]))
    announce(
      { tx, actor },
      live,
      kind,
      rows.flatMap(({ id, tells = [id] }) => tells),
    );
}

/** The fields in which two states differ, each before and after; what stayed empty is none. */
export function differences(before: State = {}, after: State = {}): Changes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [name, [said(before[name]), said(after[name])]] as const);
  return Object.fromEntries(pairs.filter(([, [from, to]]) => !isDeepStrictEqual(from, to)));
}

function said(value: unknown): unknown {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? null : value;
}

/** The fields of a child by the names its parent's history has for them. */
function addressed(entity: Entity, changes: Changes): Changes {
  if (!entity.of) return changes;
  return Object.fromEntries(Object.entries(changes).map(([name, pair]) => [toldAs(entity, name), pair]));
}
