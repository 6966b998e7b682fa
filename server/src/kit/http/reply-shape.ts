import type { z } from 'zod';

type Shape = z.core.$ZodType;
type Pick = (value: unknown) => unknown;

/**
 * A function that keeps only the declared fields of a reply, so that nothing undeclared can leak. Compiled once an
 * endpoint, at its first reply: a start would wait for all of them. It does not validate, which the test suite does with
 * the schema itself.
 */
export function compileReply(schema: Shape): Pick {
  let pick: Pick | undefined;
  return (value) => {
    pick ??= compile(schema);
    return pick(value);
  };
}

function compile(schema: Shape): Pick {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return pickObject([(def as z.core.$ZodObjectDef).shape]);
    case 'array': {
      const item = compile((def as z.core.$ZodArrayDef).element);
      return item === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(item) : value);
    }
    case 'record':
      return pickRecord(compile((def as z.core.$ZodRecordDef).valueType));
    case 'union':
      return pickOneOf((def as z.core.$ZodUnionDef).options);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly': {
      const inner = compile((def as z.core.$ZodNullableDef).innerType);
      if (inner === asItIs) return asItIs;
      return (value) => (value === null || value === undefined ? value : inner(value));
    }
    default:
      return asItIs;
  }
}

const asItIs: Pick = (value) => value;

/** The fields that any of the shapes declares, in one order, so that all objects of a reply are of one form. */
function pickObject(shapes: readonly Readonly<Record<string, Shape>>[]): Pick {
  const names = [...new Set(shapes.flatMap(Object.keys))];
  const fields = names.map((name) => {
    const pick = pickOneOf(shapes.flatMap((shape) => shape[name] ?? []));
    return { name, pick: pick === asItIs ? null : pick };
  });
  return (value) => {
    const given = value as Record<string, unknown>;
    const kept: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      const field = given[name];
      kept[name] = pick === null || field === undefined ? field : pick(field);
    }
    return kept;
  };
}

function pickRecord(pick: Pick): Pick {
  return (value) =>
    Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, pick(each)]));
}

/** Of several shapes an object is held to those of objects and a list to that of lists. */
function pickOneOf(options: readonly Shape[]): Pick {
  const [only, ...others] = options;
  if (only && others.length === 0) return compile(only);
  const all = options.map((option) => unwrapped(option)._zod.def);
  const ofObjects = all.filter((def) => def.type === 'object') as z.core.$ZodObjectDef[];
  const ofLists = all.filter((def) => def.type === 'array') as z.core.$ZodArrayDef[];
  const object = pickObject(ofObjects.map(({ shape }) => shape));
  const item = ofLists.length > 0 ? pickOneOf(ofLists.map(({ element }) => element)) : asItIs;
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
