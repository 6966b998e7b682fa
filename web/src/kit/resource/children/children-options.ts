import type { Fields, ValuesOf } from '@leme/contract/kit/resource/fields';
import type { AnyRow, RowFacts } from '@leme/contract/kit/resource/resource';
import type { ReactNode } from 'react';
import type { FormSection } from '../record/form/form-section.ts';
import type { ResourceOptions } from '../resource-options.ts';

/** What stands around children in their panel: beside its title, above them, and at each. */
export type Around<Row = AnyRow> = {
  actions?: ReactNode;
  above?: ReactNode;
  markOf?: (row: Row) => ReactNode;
};

/** How children show in the panel of their parent. */
export type ChildrenOptions<F extends Fields, Keys> = Pick<ResourceOptions<F, Keys>, 'form'> & {
  /** Keys of the texts of the resource: over the panel, and what somebody reads while there are none. */
  title: Extract<keyof Keys, string>;
  empty: Extract<keyof Keys, string>;
  /** The fields under the name of each. */
  shows: readonly (keyof F & string)[];
  /** What they are ordered by, unless people order them or by their titles. */
  sort?: keyof F & string;
  /** A hook: what else is known of them, such as what has run out. */
  useAround?: (parent: AnyRow, rows: readonly (RowFacts & ValuesOf<F>)[]) => Around<RowFacts & ValuesOf<F>>;
};

/** The same for code that works on all of them. */
export type AnyChildrenOptions = {
  form: readonly FormSection[];
  title: string;
  empty: string;
  shows: readonly string[];
  sort?: string;
  useAround?: (parent: AnyRow, rows: readonly AnyRow[]) => Around;
};
