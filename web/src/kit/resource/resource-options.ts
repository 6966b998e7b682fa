import type { Action } from '@leme/contract/access/permission';
import type { Fields } from '@leme/contract/kit/fields';
import type { Words } from '@leme/contract/kit/locale';
import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import type { ReactNode } from 'react';
import type { RecordPart } from './record/record-panel.tsx';
import type { useResourceWrites } from './resource-calls.ts';

export type ResourceWrites = ReturnType<typeof useResourceWrites>;

/** Something else that can be done to a row, from its menu and, with `bulk`, to several at once. */
export type RowAction = {
  id: string;
  label: Words;
  icon?: ReactNode;
  /** The right it needs on the resource. */
  needs: Action;
  offers?: (row: AnyRow) => boolean;
  run: (row: AnyRow, writes: ResourceWrites) => Promise<AnyRow>;
  bulk?: true;
};

type Name<F extends Fields> = keyof F & string;
/** A row of a form: one field, or two side by side. */
type Row<N extends string> = N | `${N} ${N}`;

/** How a screen shows a resource; a misspelt field does not compile. */
export type ResourceOptions<F extends Fields> = {
  /** Shown beside the title, which is the link to the record, unless a person chooses others. */
  columns: readonly Name<F>[];
  /** The parts of the form, row by row. */
  form: readonly { title?: Words; rows: readonly Row<Name<F>>[] }[];
  /** Further panels of an open record. */
  parts?: readonly RecordPart[];
  actions?: readonly RowAction[];
  /** What a card of a phone shows under its title; the first few columns unless given. */
  card?: readonly Name<F>[];
  /**
   * A hook: what has to be known of a row beside its title, in the list and on its head, such as what has run out. Null
   * while that is not known yet: the rows wait for it, so that nothing moves when it comes.
   */
  useMark?: () => ((row: AnyRow) => ReactNode) | null;
  /** What somebody reads who opens the list before there is anything in it. */
  empty?: Words;
};

/** The same for code that works on all resources. */
export type AnyOptions = ResourceOptions<Resource['fields']>;
