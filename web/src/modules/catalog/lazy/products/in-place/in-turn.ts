import type { AnyRow } from '@leme/contract/kit/resource/resource';

type Turn = { version: number; last: Promise<unknown> };
const turns = new Map<string, Turn>();

function turnOf({ id, version }: AnyRow): Turn {
  const turn = turns.get(id) ?? { version, last: Promise.resolve() };
  turns.set(id, turn);
  turn.version = Math.max(turn.version, version);
  return turn;
}

/** Remembers how far a row has come, for saves that were begun before it was seen. */
export const sawRow = (row: AnyRow) => void turnOf(row);

/** Saves of a row go one after another, whichever fields they are of, each on the version the one before it left. */
export function inTurn(row: AnyRow, save: (version: number) => Promise<AnyRow>): Promise<AnyRow> {
  const turn = turnOf(row);
  const saved = turn.last.then(async () => {
    const now = await save(turn.version);
    sawRow(now);
    return now;
  });
  turn.last = saved.catch(() => undefined);
  return saved;
}
