import type { Source } from '../language/texts.ts';
import type { LiveTable } from '../realtime.ts';
import type { Field, Fields } from './fields.ts';
import type { Rules } from './rules.ts';
import { reasonsOf } from './states.ts';

/**
 * A kind of rows people edit, declared once as plain data: forms, limits, API, CSV, history and erasure are made of it. A
 * resource is an entity with endpoints of its own; what is edited by verbs of the trade has none.
 */
export type Entity<F extends Fields = Fields, Keys = unknown> = {
  /**
   * What its trail and its words know it by, `boats`: `boats.one` is what one of them is called in the texts of its module,
   * `boats.field.capacity` a field, `boats.choice.status.active` a value.
   */
  name: string;
  table: string;
  texts: Source<Keys>;
  /** The field rows are known by. */
  title: string;
  fields: F;
  /** What its history tells beside its fields, such as papers of a boat. */
  told?: Fields;
  /** The table open pages hear of when its rows change, unless it is called like the entity. */
  live?: LiveTable;
  /** The entity whose children its rows are: their history stands in their parent's, their files lie with it. */
  of?: string;
  /** The resource whose addresses tell what its references choose from, of an entity that has none. */
  chooses?: string;
  /** What is wrong with several of its values together. */
  rules?: Rules;
};

/** Fields that know where their words stand; those of another entity keep their own. */
export function named<const F extends Fields>(texts: Source<unknown>, entity: string, fields: F): F {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, words: field.words ?? { texts, entity, name } },
  ]);
  return Object.fromEntries(entries);
}

/** Declares an entity; its table is called like it unless `table` says otherwise. */
export function defineEntity<const F extends Fields, Keys>(declaration: {
  name: string;
  texts: Source<Keys>;
  title: keyof F & string;
  fields: F;
  told?: Fields;
  of?: string;
  chooses?: string;
  table?: string;
  live?: LiveTable;
  rules?: Rules<F>;
}): Entity<F, Keys> {
  const { rules, ...declared } = declaration;
  const { name, texts, fields } = declared;
  const told = { ...declaration.told, ...reasonsOf(fields) };
  return {
    table: name.replaceAll('-', '_'),
    ...declared,
    fields: named(texts, name, fields),
    ...(rules && { rules: rules as Rules }),
    ...(Object.keys(told).length > 0 && { told: named(texts, name, told) }),
  };
}

/** How long a text may be, or how high a number. */
export function mostOf({ max }: Pick<Field, 'max'>): number {
  if (max === undefined) throw new Error('A field without a limit');
  return max;
}

/** Whose history tells of it and with whom its files lie: its parent, else itself. */
export function keeperOf({ name, of }: Pick<Entity, 'name' | 'of'>): string {
  return of ?? name;
}

/** What a child's field is called in its parent's history: `manifest-passengers.name`. */
export function toldAs<F extends Fields>(
  { name }: Pick<Entity<F>, 'name' | 'fields'>,
  field: keyof F & string,
) {
  return `${name}.${field}`;
}

/** The fields of children as their parent's history tells them. */
export function toldOf(entity: Entity): Fields {
  return Object.fromEntries(
    Object.entries(entity.fields).map(([field, each]) => [toldAs(entity, field), each]),
  );
}
