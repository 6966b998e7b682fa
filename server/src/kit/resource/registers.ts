import type { Subject } from '@leme/contract/access/resources';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Fault } from '@leme/contract/kit/problem';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Tx } from '../database/transaction.ts';
import type { Work } from '../work.ts';

export type Values = Record<string, unknown>;
export type Use = { resource: string; count: number; names: string[] };

/** What a rule is handed: the whole row as it would be, and the row as it was when it is not new. */
export type Saving = {
  values: Values;
  before: Values | null;
  id: string;
  tx: Tx;
  actor: Actor;
  coming?: Coming;
  isFromFile?: boolean;
};

/** What rows further up in the same file will be, which a rule that asks the database does not find there yet. */
export type Coming = {
  values(id: string): Values | undefined;
  /** Those whose field points to this row. */
  pointingTo(field: string, id: string): readonly string[];
};

/** A statement that answers, for the rows with these ids, `id` and each computed field; it names its tenant. */
export type Computes = (actor: Actor, ids: readonly string[]) => RawBuilder<unknown>;

/** What cells of a file say where their kind would say it otherwise: made of what the column holds, as text. */
export type CellWords = Readonly<Record<string, (stored: string, zone: string) => string>>;

/** What a register needs beside its declaration. */
export type RegisterRules = {
  /** The column that holds a partner's own id: its rows are all that partner sees, and what it creates is its own. */
  partner?: Partial<Record<'supplier' | 'agent', string>>;
  /** What a new row has beside its fields, by column. */
  stamps?: (saving: Pick<Saving, 'values' | 'actor'>) => Values;
  /** Rules over several fields or rows; answers what is wrong. */
  check?: (saving: Saving) => Promise<Fault[]> | Fault[];
  /** Which of these rows of a file are there already, as an enquiry of the same number, by the number of the row. */
  twins?: (asked: TwinQuestion) => Promise<ReadonlyMap<number, string>>;
  /** What else depends on a row and keeps it from being deleted, beside references to it. */
  usedBy?: (tx: Tx, actor: Actor, id: string) => Promise<Use[]>;
  /** What follows from a save, in its transaction. */
  afterSave?: (saving: Saving) => Promise<void>;
  /** What follows from a deletion, and from taking it back, in its transaction. */
  afterRemoval?: (removed: { row: AnyRow; tx: Tx; actor: Actor }) => Promise<void>;
  /** The values of the computed fields, for the rows of a page at once (`counting`). */
  computes?: Computes;
  /** Of computed fields those a module of a higher rank tells, which reads its own tables for them. */
  computesToo?: (tx: Tx, actor: Actor, ids: readonly string[]) => Promise<readonly Values[]>;
  /** What finds the rows `t` by what is sought (`sought` of the declaration), by its name. */
  sought?: Readonly<Record<string, (actor: Actor, values: readonly string[]) => RawBuilder<unknown>>>;
  /** Rows that stay for what points to them alone. */
  former?: {
    /** Which rows of `t` nobody sees, changes or restores any more. */
    hidden: RawBuilder<unknown>;
    /** Those whose history goes on in a row. */
    idsOf: (tx: Tx, actor: Actor, id: string) => Promise<string[]>;
  };
  /** Which deleted rows of `t` stay for good, and can be restored. */
  archives?: (tenantId: string) => RawBuilder<unknown>;
  /** Who deletes a row that others point to may let them point to another one. */
  replaceable?: true;
  /** Of a view: its rows `t`, with `id`, `created_at`, each field and, where one is searched, `search`; it names its tenant. */
  base?: (actor: Actor) => RawBuilder<unknown>;
  /** What cells of its file say. */
  cells?: CellWords;
  /** Whether a file of its rows, or of their children, stays shut for who may read them. */
  shuts?: (work: Work, fileId: string) => Promise<boolean>;
};

export type TwinQuestion = {
  rows: readonly { row: number; values: Values }[];
  /** Rows that came later are not meant. */
  until: string;
  tx: Tx;
  actor: Actor;
};

/** What a module of a higher rank adds to the rules of a register. */
export type AddedRules = Pick<
  RegisterRules,
  'check' | 'usedBy' | 'afterSave' | 'afterRemoval' | 'computesToo'
>;

/** A register as its module declares it. */
export type DeclaredRegister = { resource: Resource; rules: RegisterRules };

/** A register of this server, which knows the others: its fields point to them. */
export type Register = DeclaredRegister & { others: Registers };

export type Registers = {
  all: readonly Register[];
  /** The lists of what verbs write. */
  views: readonly Register[];
  /** All that holds files: registers, and what verbs alone write. */
  holders: readonly Pick<Entity, 'table' | 'fields'>[];
  named(name: string): Register;
  /** The registers whose rows are children of this one's. */
  childrenOf(name: string): Register[];
  /** All references to a register but those of its children, with the register whose field points to it. */
  referencesTo(name: string): { from: Resource; field: string }[];
};

/** The registers a server is composed of; whoever composes it hands them to those that work on all of them. */
export function registersOf(
  modules: readonly {
    serves: readonly { declares?: DeclaredRegister }[];
    rules?: Readonly<Record<string, AddedRules>>;
    /** What fields may point to and nobody edits here: its title and its colour are all that is read of it. */
    names?: readonly Entity[];
    /** What holds files though only verbs write it. */
    holders?: readonly Entity[];
  }[],
): Registers {
  const all: Register[] = [];
  const views: Register[] = [];
  const holders: Registers['holders'][number][] = modules.flatMap((module) => module.holders ?? []);
  const byName = new Map<string, Register>();
  const registers: Registers = {
    all,
    views,
    holders,
    named(name) {
      const register = byName.get(name);
      if (!register) throw new Error(`No register is called ${name}`);
      return register;
    },
    childrenOf: (name) => all.filter(({ resource }) => resource.of === name),
    referencesTo: (name) =>
      all.flatMap(({ resource }) =>
        Object.entries(resource.fields)
          .filter(([, field]) => field.to === name && !field.isParent && kindOf(field).pointsTo === 'row')
          .map(([field]) => ({ from: resource, field })),
      ),
  };
  for (const entity of modules.flatMap(({ names = [] }) => names))
    byName.set(entity.name, { resource: pointedTo(entity), rules: {}, others: registers });
  const declared = new Set(modules.flatMap(({ serves }) => serves.flatMap(({ declares }) => declares ?? [])));
  for (const { resource, rules } of declared) {
    if (resource.isView) {
      views.push({ resource, rules, others: registers });
      continue;
    }
    const added = modules.flatMap((module) => module.rules?.[resource.name] ?? []);
    const register = { resource, rules: together(rules, added), others: registers };
    all.push(register);
    holders.push(resource);
    byName.set(resource.name, register);
  }
  return registers;
}

/** What others point to and nobody edits as a register, as far as pointing to it goes. */
function pointedTo(entity: Entity): Resource {
  return { ...entity, subject: entity.name as Subject, scope: 'company', listed: 'data', shortcuts: {} };
}

/** The rules of a register with what others add to them: each of them is asked. */
function together(own: RegisterRules, added: readonly AddedRules[]): RegisterRules {
  if (added.length === 0) return own;
  const rules = [own, ...added];
  return {
    ...own,
    computesToo: async (tx, actor, ids) =>
      (await Promise.all(rules.map(({ computesToo }) => computesToo?.(tx, actor, ids) ?? []))).flat(),
    check: async (saving) => (await Promise.all(rules.map(({ check }) => check?.(saving) ?? []))).flat(),
    usedBy: async (tx, actor, id) =>
      (await Promise.all(rules.map(({ usedBy }) => usedBy?.(tx, actor, id) ?? []))).flat(),
    afterSave: async (saving) => {
      for (const { afterSave } of rules) await afterSave?.(saving);
    },
    afterRemoval: async (removed) => {
      for (const { afterRemoval } of rules) await afterRemoval?.(removed);
    },
  };
}
