import type { GateCode, GateResult } from '../gate/gate-checks.ts';
import { canonical, hashOf, newSalt } from './canonical.ts';

export const sealFormat = 'leme-manifesto-1';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What can be taken out of a seal and leave it whole: a person, or what somebody wrote by hand. */
export type SealedLeaf = {
  of: 'passenger' | 'crew' | 'person' | 'release' | 'note';
  /** The row of the company it stands for, by which it is found when the person is erased. */
  id: string | null;
  values: { readonly [name: string]: Json };
};

/** All of a seal but its leaves; nobody's name stands here. */
export type SealHeader = {
  format: typeof sealFormat;
  company: { id: string; name: string };
  departure: {
    id: string | null;
    product: string;
    date: string;
    start_time: string;
    end_time: string;
  };
  voyage_id: string;
  boat: {
    id: string;
    name: string;
    registration_no: string | null;
    capacity: number | null;
    includes_crew: boolean;
    papers: readonly { kind: string; number: string | null; expires_on: string | null }[];
  };
  counts: { aboard: number; expected: number; counted: number | null; crew: number; others: number };
  gate: {
    mode: string;
    result: GateResult;
    checks: readonly { code: GateCode; state: string; weighs: string; sentence: string; released: boolean }[];
  };
  /** The root of the seal this one adds to. */
  amends: string | null;
  sealed_by: 'device' | 'server';
  /** As the clock of who sealed it showed. */
  sealed_at: string;
  zone: string;
};

export type SealValue = SealedLeaf & { salt: string };
/** A seal as a file: `values` stand in the order of the leaves, and nothing where they were erased. */
export type SealFile = {
  header: SealHeader & { leaves: readonly string[] };
  root: string;
  values: readonly (SealValue | null)[];
};

/** Freezes a departure: each leaf is hashed with a salt of its own, and the root over the header with all of them. */
export async function sealDeparture(header: SealHeader, leaves: readonly SealedLeaf[]): Promise<SealFile> {
  const values = leaves.map((leaf) => ({ ...leaf, salt: newSalt() }));
  const hashes = await Promise.all(values.map(hashOf));
  const sealed = { ...header, leaves: hashes };
  return { header: sealed, root: await hashOf(sealed), values };
}

/** The one way a seal is written as a file. */
export const sealText = (file: SealFile) => canonical(file);

/** A root as it is read aloud: eight groups of eight. */
export const rootGroups = (root: string) => root.match(/.{8}/g) ?? [];
