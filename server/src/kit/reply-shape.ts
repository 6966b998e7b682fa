import type { z } from 'zod';

type Shape = z.core.$ZodType;
type Pick = (value: unknown) => unknown;

/**
 * A function that keeps only the declared fields of a reply, so that nothing undeclared can leak. Compiled once an
 * endpoint; it does not validate, which the test suite does with the schema itself.
 */
export function compileReply(schema: Shape): Pick {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return pickObject([(def as z.core.$ZodObjectDef).shape]);
    case 'array': {
      const item = compileReply((def as z.core.$ZodArrayDef).element);
      return (value) => (Array.isArray(value) ? value.map(item) : value);
    }
    case 'record':
      return pickRecord(compileReply((def as z.core.$ZodRecordDef).valueType));
    case 'union':
      return pickOneOf((def as z.core.$ZodUnionDef).options);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly': {
      const inner = compileReply((def as z.core.$ZodNullableDef).innerType);
      return (value) => (value === null || value === undefined ? value : inner(value));
    }
    default:
      return (value) => value;
  }
}

/** The fields that any of the shapes declares. */
function pickObject(shapes: readonly Readonly<Record<string, Shape>>[]): Pick {
  const names = [...new Set(shapes.flatMap(Object.keys))];
  const fields = names.map(
    (name) => [name, pickOneOf(shapes.flatMap((shape) => shape[name] ?? []))] as const,
  );
  return (value) => {
    const source = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) if (source[name] !== undefined) picked[name] = pick(source[name]);
    return picked;
  };
}

function pickRecord(pick: Pick): Pick {
  return (value) =>
    Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, pick(each)]));
}

/** Of several shapes an object is held to those of objects and a list to that of lists. */
function pickOneOf(options: readonly Shape[]): Pick {
  const [only, ...others] = options;
  if (only && others.length === 0) return compileReply(only);
  const all = options.map((option) => unwrapped(option)._zod.def);
  const ofObjects = all.filter((def) => def.type === 'object') as z.core.$ZodObjectDef[];
  const ofLists = all.filter((def) => def.type === 'array') as z.core.$ZodArrayDef[];
  const object = pickObject(ofObjects.map(({ shape }) => shape));
  const item =
    ofLists.length > 0 ? pickOneOf(ofLists.map(({ element }) => element)) : (value: unknown) => value;
  return (value) => {
    if (Array.isArray(value)) return value.map(item);
    return typeof value === 'object' && value !== null ? object(value) : value;
  };
}

function unwrapped(schema: Shape): Shape {
  const { def } = schema._zod;
  const isWrapped = ['nullable', 'optional', 'default', 'readonly'].includes(def.type);
  return isWrapped ? unwrapped((def as z.core.$ZodNullableDef).innerType) : schema;
}
