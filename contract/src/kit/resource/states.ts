import { kitWords } from '../texts/texts.ts';
import { type Field, type Fields, longText, type Move } from './fields.ts';

/** A move of a declaration with its name, which is the noun in its address, and the field it changes. */
export type NamedMove = Move & { name: string; field: string };

type Declared = { fields: Fields };
type State = Readonly<Record<string, unknown>>;

/** All moves of the states of a row. */
export function movesOf({ fields }: Declared): NamedMove[] {
  return Object.entries(fields).flatMap(([field, { moves = {} }]) =>
    Object.entries(moves).map(([name, move]) => ({ ...move, name, field })),
  );
}

/** The fields whose values are states. */
export function stateFields({ fields }: Declared): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.moves);
}

/** The moves a row may make from where it stands. */
export function allowedMoves(declared: Declared, row: State): NamedMove[] {
  return movesOf(declared).filter(({ from, field }) => from.includes(String(row[field])));
}

/** The move that leads a row to a state, where there is one. */
export function moveTo(declared: Declared, row: State, field: string, to: unknown): NamedMove | undefined {
  return allowedMoves(declared, row).find((move) => move.field === field && move.to === to);
}

/**
 * Whether a new row may have a value: its start, or what one move makes of that which asks for nothing that comes after the
 * row. Nobody moved it, so no reason is asked: a sheet of another house brings what is out of use, too.
 */
export function mayBegin({ moves, fallback }: Field, value: unknown): boolean {
  if (!moves || value === fallback) return true;
  return Object.values(moves).some(
    ({ from, to, isLater }) => !isLater && to === value && from.includes(String(fallback)),
  );
}

/** What the history calls the reason of a move. */
export function reasonOf(field: string): string {
  return `${field}_reason`;
}

export const mostReason = 500;
const words = { texts: kitWords, entity: 'row', name: 'move_reason' };
const reason: Field = { ...longText({ max: mostReason, personal: true }), words };

/** The reasons of moves, told in the history alone. */
export function reasonsOf(fields: Fields): Fields {
  return Object.fromEntries(stateFields({ fields }).map((name) => [reasonOf(name), reason]));
}
