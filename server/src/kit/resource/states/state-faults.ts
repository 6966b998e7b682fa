import type { Fault } from '@leme/contract/kit/problem';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { allowedMoves, mayBegin, moveTo, stateFields } from '@leme/contract/kit/resource/states';
import type { Values } from '../registers.ts';

/** The states a new row may not begin in. */
export function beginFaults({ fields }: Resource, values: Values): Fault[] {
  return Object.entries(fields)
    .filter(([name, field]) => values[name] !== undefined && !mayBegin(field, values[name]))
    .map(([name]) => ({ pointer: `/${name}`, code: 'start' }));
}

/** The states a change would set by itself, with the moves there are instead. */
export function setFaults(resource: Resource, before: AnyRow, changed: Values): Fault[] {
  return changedStates(resource, changed).map((name) => fault(name, 'by-move', namesOf(resource, before)));
}

/** The states a row of a file may not get: another one is a move, where there is one that asks for no reason. */
export function fileFaults(resource: Resource, before: AnyRow, changed: Values): Fault[] {
  return changedStates(resource, changed).flatMap((name): Fault[] => {
    const move = moveTo(resource, before, name, changed[name]);
    if (!move) return [fault(name, 'move', namesOf(resource, before))];
    return move.reason === 'required' ? [fault(name, 'move-reason', [move.name])] : [];
  });
}

/** The moves a row may make now, by name. */
export function namesOf(resource: Resource, row: AnyRow): string[] {
  return allowedMoves(resource, row).map(({ name }) => name);
}

function changedStates(resource: Resource, changed: Values): string[] {
  return stateFields(resource).filter((name) => name in changed);
}

function fault(field: string, code: string, moves: readonly string[]): Fault {
  return { pointer: `/${field}`, code, params: { moves: moves.join(', ') } };
}
