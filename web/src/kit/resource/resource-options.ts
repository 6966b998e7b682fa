import type { Action } from '@leme/contract/access/permission';
import type { Fields } from '@leme/contract/kit/resource/fields';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { ComponentType, ReactNode } from 'react';
import type { FormPreview, RecordPart } from './record/form/form-section.ts';
import type { useResourceWrites } from './resource-calls.ts';

export type ResourceWrites = ReturnType<typeof useResourceWrites>;

/** Something else that can be done to a row, from its menu and, with `bulk`, to several at once. */
export type RowAction = {
  id: string;
  /** The key of its name in the texts of the resource. */
  label: string;
  icon?: ReactNode;
  /** The right it needs on the resource. */
  needs: Action;
  offers?: (row: AnyRow) => boolean;
  run: (row: AnyRow, writes: ResourceWrites) => Promise<AnyRow>;
  bulk?: true;
};

/** By the noun of a move, what is told of a row in the question before it. */
export type MoveNotes = Readonly<Record<string, ComponentType<{ row: AnyRow }>>>;

/** Of buttons under the card of one row, each with this look. */
export type ThumbsProps = { row: AnyRow; isOffline: boolean; className: string };

type Name<F extends Fields> = keyof F & string;
type Key<Keys> = unknown extends Keys ? string : Extract<keyof Keys, string>;
/** A row of a form: one field, or two side by side. */
type Row<N extends string> = N | `${N} ${N}`;

/** How a screen shows a resource; a misspelt field, and words that are not there, do not compile. */
export type ResourceOptions<
  F extends Fields,
  Keys = unknown,
  C extends Fields = Record<never, never>,
  A extends Fields = Record<never, never>,
> = {
  /** Shown beside the title, which is the link to the record, unless a person chooses others. */
  columns: readonly (Name<F> | Name<C>)[];
  /** The parts of the form, row by row; the title is a key of the resource's texts. Its questions stand among the fields. */
  form: readonly { title?: Key<Keys>; rows: readonly Row<Name<F> | Name<A>>[] }[];
  /** Under the fields of an open form: what comes of the values while they are typed. */
  preview?: FormPreview;
  /** Further panels of an open record. */
  parts?: readonly RecordPart[];
  actions?: readonly RowAction[];
  /** First among what a card of a phone does to its row. */
  thumbs?: ComponentType<ThumbsProps>;
  /** Which columns go first where there is no room for all; the last ones unless given. */
  least?: readonly (Name<F> | Name<C>)[];
  /** Fields that point to other rows and are set one row at a time, because more follows from them. */
  oneByOne?: readonly Name<F>[];
  /** What a card of a phone shows under its title; the first few columns unless given. */
  card?: readonly (Name<F> | Name<C>)[];
  /**
   * A hook: what has to be known of a row beside its title, in the list and on its head, such as what has run out. Null
   * while that is not known yet: the rows wait for it, so that nothing moves when it comes.
   */
  useMark?: () => ((row: AnyRow) => ReactNode) | null;
  /** What has to be known before a single row makes a move, by the noun of the move. */
  moveNotes?: MoveNotes;
  /** What somebody reads who opens the list before there is anything in it. */
  empty?: Key<Keys>;
  /** How values are drawn in the list that their kind would draw otherwise. */
  cells?: { readonly [N in Name<F> | Name<C>]?: ComponentType<CellProps> };
};

/** A value of a row; `filter` narrows the list. */
export type CellProps = {
  row: AnyRow;
  filter: (part: Readonly<Record<string, string | undefined>>) => void;
};

/** The same for code that works on all resources. */
export type AnyOptions = ResourceOptions<Resource['fields']>;
