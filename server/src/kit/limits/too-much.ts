import type { Room } from '@leme/contract/kit/body-room';
import type { Fault } from '@leme/contract/kit/problem';

type Found = { path: (string | number)[]; code: string; maximum: number };

/**
 * The first of what there is too much of, a list, an object, a text, a depth or all of it; what comes behind it is not
 * looked at. Before any schema, because a schema looks at every member and makes a fault of each.
 */
export function tooMuch(input: unknown, room: Room): Fault | undefined {
  const found = look(input, room, { depth: 0, values: 0 });
  if (!found) return undefined;
  const { path, code, maximum } = found;
  return { pointer: path.reverse().map(pointerPart).join(''), code, params: { maximum } };
}

type Count = { depth: number; values: number };

function look(value: unknown, room: Room, count: Count): Found | undefined {
  count.values += 1;
  if (count.values > room.values) return { path: [], code: 'too-many-values', maximum: room.values };
  if (typeof value === 'string') return tooLong(value, room);
  if (typeof value !== 'object' || value === null) return undefined;
  if (count.depth >= room.depth) return { path: [], code: 'too-deep', maximum: room.depth };
  count.depth += 1;
  const found = Array.isArray(value) ? lookAtMembers(value, room, count) : lookInto(value, room, count);
  count.depth -= 1;
  return found;
}

function lookAtMembers(list: readonly unknown[], room: Room, count: Count): Found | undefined {
  if (list.length > room.members) return { path: [], code: 'too-many', maximum: room.members };
  for (let at = 0; at < list.length; at += 1) {
    const found = look(list[at], room, count);
    if (found) return inside(found, at);
  }
  return undefined;
}

function lookInto(object: object, room: Room, count: Count): Found | undefined {
  let keys = 0;
  for (const name in object) {
    keys += 1;
    if (keys > room.keys) return { path: [], code: 'too-many-fields', maximum: room.keys };
    const found = tooLong(name, room);
    // A name too long to be read is not said again.
    if (found) return found;
    const deeper = look((object as Record<string, unknown>)[name], room, count);
    if (deeper) return inside(deeper, name);
  }
  return undefined;
}

function tooLong({ length }: string, { text }: Room): Found | undefined {
  return length > text ? { path: [], code: 'too-long', maximum: text } : undefined;
}

/** The way to it is only gone once it is found, from its end. */
function inside(found: Found, step: string | number): Found {
  found.path.push(step);
  return found;
}

const pointerPart = (step: string | number) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
