import { fold } from '@leme/contract/kit/language/fold';
import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { Coming, Values } from '../../registers.ts';
import { keyOf } from './unique-values.ts';

/** Who has a name. */
export type Found = { id: string; name: string };

/** More than one makes a name ambiguous; who else has it does not matter. */
const mostAlike = 2;

/** A row that was looked through: as it would be written, or null where it stays out. */
type Judged = {
  row: number;
  id: string;
  title: unknown;
  formerTitle: unknown;
  values: Values | null;
};

/** The rows of a file that were looked through so far, for those below that name one of them. */
export type RowsAbove = Coming & {
  /** Whether a field of a row may name a row of the same file. */
  names(field: string): boolean;
  /** Of what the database knows under a name and what the file says: who is called so from here on. */
  called(name: string, stored: readonly Found[]): Found[];
  /** Which row of the file would be called so and stays out. */
  refusedAs(name: string): number | undefined;
  /** A name nobody has so far; its fault says so should a row below have it. */
  missed(name: string, row: number, fault: Fault): void;
  add(judged: Judged): void;
};

/** Each row costs the same however many stand above it: all is looked up by name or id. */
export function rowsAbove({ name: own, fields }: Resource, keepsValues: boolean): RowsAbove {
  const pointing = Object.keys(fields).filter((field) => fields[field]?.to === own);
  const written = new Map<string, Values>();
  const children = new Map<string, string[]>();
  const renamed = new Set<string>();
  const bySpelling = new Map<string, Found[]>();
  const byFold = new Map<string, Found[]>();
  const refused = new Map<string, number>();
  const missed = new Map<string, { row: number; fault: Fault }[]>();

  function keepValues(id: string, values: Values): void {
    written.set(id, values);
    for (const field of pointing)
      for (const target of [values[field] ?? []].flat()) push(children, `${field} ${target}`, id);
  }

  function tellWhoMissed(name: string, row: number): void {
    for (const { row: asked, fault } of missed.get(fold(name)) ?? [])
      Object.assign(
        fault,
        asked === row ? { code: 'points-to-itself' } : { code: 'later-row', params: { name, row } },
      );
    missed.delete(fold(name));
  }

  return {
    values: (id) => written.get(id),
    pointingTo: (field, id) => children.get(`${field} ${id}`) ?? [],
    names: (field) => pointing.includes(field),
    called(name, stored) {
      const said = [...(bySpelling.get(name) ?? []), ...(byFold.get(fold(name)) ?? [])];
      const all = [...stored.filter(({ id }) => !renamed.has(id)), ...said];
      return [...new Map(all.map((each) => [each.id, each])).values()];
    },
    refusedAs: (name) => refused.get(fold(name)),
    missed: (name, row, fault) => push(missed, fold(name), { row, fault }),
    add({ row, id, title, formerTitle, values }) {
      if (pointing.length === 0) return;
      if (values && keepsValues) keepValues(id, values);
      const name = keyOf(title, 'value');
      if (name === null || name === keyOf(formerTitle, 'value')) return;
      tellWhoMissed(name, row);
      if (!values) {
        if (!refused.has(fold(name))) refused.set(fold(name), row);
        return;
      }
      renamed.add(id);
      for (const [called, key] of [[bySpelling, name] as const, [byFold, fold(name)] as const])
        if ((called.get(key)?.length ?? 0) < mostAlike) push(called, key, { id, name });
    },
  };
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
