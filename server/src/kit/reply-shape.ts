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
      return pickObject((def as z.core.$ZodObjectDef).shape);
    case 'array': {
      const item = compileReply((def as z.core.$ZodArrayDef).element);
      return (value) => (Array.isArray(value) ? value.map(item) : value);
    }
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

function pickObject(shape: Readonly<Record<string, Shape>>): Pick {
  const fields = Object.entries(shape).map(([name, field]) => [name, compileReply(field)] as const);
  return (value) => {
    const source = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) if (source[name] !== undefined) picked[name] = pick(source[name]);
    return picked;
  };
}
