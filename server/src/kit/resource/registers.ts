import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Tx } from '../transaction.ts';

export type Values = Record<string, unknown>;
export type Use = { resource: string; count: number; names: string[] };

/** What a rule is handed: the whole row as it would be, and the row as it was when it is not new. */
export type Saving = { values: Values; before: Values | null; id: string; tx: Tx; actor: Actor };

/** What a register needs beside its declaration. */
export type RegisterRules = {
  /** The column that holds a partner's own id: its rows are all that partner sees, and what it creates is its own. */
  partner?: Partial<Record<'supplier' | 'agent', string>>;
  /** Rules over several fields or rows; answers what is wrong. */
  check?: (saving: Saving) => Promise<Fault[]> | Fault[];
  /** What else depends on a row and keeps it from being deleted, beside references to it. */
  usedBy?: (tx: Tx, actor: Actor, id: string) => Promise<Use[]>;
  /** Whether something a partner sees beside its rows holds a file of this resource. */
  showsFile?: (tx: Tx, actor: Actor, fileId: string) => Promise<boolean>;
  /** What follows from a save, in its transaction. */
  afterSave?: (saving: Saving) => Promise<void>;
  /** Which rows of `t` nobody sees, changes or restores any more: they stay for what points to them. */
  hidden?: RawBuilder<unknown>;
  /** The rows whose history goes on in this one. */
  formerIds?: (tx: Tx, actor: Actor, id: string) => Promise<string[]>;
};

export type Register = { resource: Resource; rules: RegisterRules };

const registers = new Map<string, Register>();

/** Makes a register known to those whose fields point to it. */
export function keepRegister(register: Register): void {
  registers.set(register.resource.name, register);
}

/** The register a reference names; every module is loaded before the first request. */
export function registerNamed(name: string): Register {
  const register = registers.get(name);
  if (!register) throw new Error(`No register is called ${name}`);
  return register;
}

/** All references to a register, with the register whose field points to it. */
export function referencesTo(name: string): { from: Resource; field: string }[] {
  return [...registers.values()].flatMap(({ resource }) =>
    Object.entries(resource.fields)
      .filter(([, { kind, to }]) => kind === 'reference' && to === name)
      .map(([field]) => ({ from: resource, field })),
  );
}

/** Every register of the product. */
export function allRegisters(): Register[] {
  return [...registers.values()];
}
