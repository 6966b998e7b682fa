import type { Subject } from '../../../access/resources.ts';
import type { Source } from '../../language/texts.ts';
import type { Fields } from '../fields.ts';
import { defineResource, type Resource } from '../resource.ts';

/** A list of what verbs write: a register without its writes. */
export type View<F extends Fields = Fields, Keys = unknown, C extends Fields = Fields> = Resource<
  F,
  Keys,
  C
> & { isView: true };

/**
 * Declares a view: search, orders, filters, facets and totals are flags of its fields, as in a register. `subject` is whose
 * rights it has, `table` whose rows it lists. Its rows have an id and the moment they came into being; a field `created_at`
 * says what that is called here. `computed` is worked out for a page (`serveView`), `inFile` names the columns of its file.
 */
export function defineView<
  const F extends Fields,
  Keys,
  const C extends Fields = Record<never, never>,
>(declaration: {
  name: string;
  subject: Subject;
  texts: Source<Keys>;
  title: keyof F & string;
  fields: F;
  computed?: C;
  /** What it is filtered by beside its fields, by conditions of its owner. */
  sought?: Fields;
  table?: string;
  order?: '-created_at' | `-${keyof F & string}`;
  inFile?: readonly ((keyof F | keyof C) & string)[];
  facets?: readonly (keyof F & string)[];
}): View<F, Keys, C> {
  const { inFile, ...register } = declaration;
  return {
    ...defineResource<F, Keys, C>(register),
    isView: true,
    ...(inFile && { inFile }),
  };
}
