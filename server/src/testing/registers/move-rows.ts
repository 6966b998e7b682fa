import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { allowedMoves, movesOf, type NamedMove } from '@leme/contract/kit/resource/states';
import type { Browser } from '../client.ts';
import type { Values } from './example-rows.ts';
import { makeReady } from './ready-rows.ts';

export const why = 'Vistoria da Capitania';

/** What moves a row as it was read. */
export function moveBody({ version }: AnyRow, { reason }: NamedMove) {
  return { version, ...(reason && { reason: why }) };
}

/** A new row that went, move by move, to where this one may begin. */
export async function rowBefore(
  by: Browser,
  resource: Resource,
  { field, from: [state] }: NamedMove,
  values: Values,
): Promise<AnyRow> {
  const { status, body } = await by.post(`/${resource.name}`, { ...values, [field]: undefined });
  if (status !== 201) throw new Error(`${resource.name}: ${JSON.stringify(body)}`);
  await makeReady(by, resource, body);
  return await goTo(by, resource, body, { [field]: state });
}

/** The same row where it is wanted, by its moves. */
export async function goTo(by: Browser, resource: Resource, row: AnyRow, wanted: Values): Promise<AnyRow> {
  let at = row;
  for (const [field, state] of Object.entries(wanted))
    for (const move of wayTo(resource, row, field, state)) {
      const { status, body } = await by.post(`/${resource.name}/${row.id}/${move.name}`, moveBody(at, move));
      if (status !== 200) throw new Error(`${resource.name} ${move.name}: ${JSON.stringify(body)}`);
      at = body;
    }
  return at;
}

/** The shortest way of moves from where a row stands to a state. */
function wayTo(resource: Resource, row: AnyRow, field: string, state: unknown): NamedMove[] {
  const way = findWay(resource, row, field, state);
  if (!way) throw new Error(`No way of moves leads to ${state}`);
  return way;
}

/** The same, or nothing where none leads there, such as back to what was not begun. */
export function findWay(
  resource: Resource,
  row: AnyRow,
  field: string,
  state: unknown,
): NamedMove[] | undefined {
  const ways: NamedMove[][] = [[]];
  for (const way of ways) {
    const at = way.at(-1)?.to ?? row[field];
    if (at === state) return way;
    if (way.length > movesOf(resource).length) break;
    const next = allowedMoves(resource, { [field]: at }).filter((move) => move.field === field);
    ways.push(...next.map((move) => [...way, move]));
  }
  return undefined;
}
