import { holdsFile, kindOf } from '@leme/contract/kit/kinds/kinds';
import { isNothing } from '@leme/contract/kit/kinds/words/words';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import { sentValue } from '@leme/contract/kit/resource/links';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { webKindOf } from '../../kinds/kinds.ts';

/** What stands in the inputs of a form, field by field. */
export type Values = Readonly<Record<string, unknown>>;

/** What a form starts with: the values of a row, else what a new row has when nothing is said. */
export function startValues(resource: Entity, names: readonly string[], row?: AnyRow): Values {
  return eachField(resource, names, (field, name) =>
    editable(field, row ? sentValue(field, name, row) : field.fallback),
  );
}

/** What the form of a copy starts with: what no two rows may share, and files, are left out. */
export function copiedValues(resource: Entity, names: readonly string[], row: AnyRow): Values {
  return eachField(resource, names, (field, name) =>
    editable(field, field.unique || holdsFile(field) ? field.fallback : sentValue(field, name, row)),
  );
}

function eachField(
  { fields }: Entity,
  names: readonly string[],
  read: (field: Field, name: string) => unknown,
): Values {
  const known = names.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, read(field, name)] as const] : [];
  });
  return Object.fromEntries(known);
}

function editable(field: Field, value: unknown): unknown {
  return webKindOf(field).edit(value);
}

/** A value as it is sent and stored: nothing is null, the rest in the form in which it is judged. */
export function sendable(field: Field, value: unknown): unknown {
  if (isNothing(value) || webKindOf(field).saysNothing?.(value)) return null;
  return kindOf(field).normalise(value, field);
}

/** All values as they are sent. */
export function allSendable(resource: Entity, names: readonly string[], values: Values): Values {
  return eachField(resource, names, (field, name) => sendable(field, values[name]));
}

/** The fields in which two states differ once they are sent, with the value of the second. */
export function changesBetween(
  resource: Entity,
  names: readonly string[],
  before: Values,
  after: Values,
): Values {
  const [one, other] = [allSendable(resource, names, before), allSendable(resource, names, after)];
  return Object.fromEntries(
    Object.entries(other).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(one[name])),
  );
}
