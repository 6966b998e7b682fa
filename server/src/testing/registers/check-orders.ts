import type { DateRange } from '@leme/contract/kit/resource/fields';
import { type AnyRow, fieldsWith, type Page, type Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import type { Browser } from '../client.ts';
import type { World } from '../world.ts';
import { exampleRow, type Values } from './example-rows.ts';

type Rows = {
  world: World;
  next: () => Values;
  add: (by: Browser, values: Values, path?: string) => Promise<AnyRow>;
};

/** What the orders of a register promise; `next` makes the values of a row, `add` the row. */
export function checkOrders(resource: Resource, keeper: Browser, { world, next, add }: Rows): void {
  const path = `/${resource.name}`;
  const sorted = fieldsWith(resource, 'sort');
  const maybeEmpty = sorted.filter((field) => resource.fields[field]?.required === false);
  const pointing = sorted.filter((field) => resource.fields[field]?.to);

  const everyRow = async (): Promise<AnyRow[]> =>
    (await keeper.get(`${path}?limit=200`)).body[resource.listed];

  /** How many rows a page has: at least three, and about eight pages in all. */
  const eighth = (rows: number) => Math.max(3, Math.ceil(rows / 8));

  /** The rows of a list in an order, turned by cursor; by number they are the same, and each of `all` is there once. */
  async function rowsBy(sort: string, all: readonly AnyRow[], limit = eighth(all.length)): Promise<AnyRow[]> {
    const [byCursor, byPage]: [AnyRow[], AnyRow[]] = [[], []];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page += 1) {
      const place: string = cursor ? `&cursor=${cursor}` : '';
      const turned: Pick<Page, 'nextCursor'> & { [rows: string]: unknown } = (
        await keeper.get(`${path}?limit=${limit}&sort=${sort}${place}`)
      ).body;
      byCursor.push(...(turned[resource.listed] as AnyRow[]));
      byPage.push(
        ...(await keeper.get(`${path}?limit=${limit}&page=${page}&sort=${sort}`)).body[resource.listed],
      );
      cursor = turned.nextCursor;
    }
    expect(idsOf(byPage), sort).toEqual(idsOf(byCursor));
    expect(idsOf(byCursor).toSorted(), sort).toEqual(idsOf(all).toSorted());
    return byCursor;
  }

  /** Two rows a field may point to. */
  async function targetsOf(field: string): Promise<string[]> {
    const to = world.registers.named(resource.fields[field]?.to ?? '').resource;
    if (to.scope === 'company')
      for (const n of [900, 901]) await add(keeper, exampleRow(to, n), `/${to.name}`);
    const { data } = (await keeper.get(`${path}/options/${field}`)).body;
    return data.slice(0, 2).map(({ id }: AnyRow) => id);
  }

  test('every order and both ways of turning pages show each row once', async () => {
    for (let at = 0; at < 5; at += 1) await add(keeper, next());
    const all = await everyRow();
    for (const field of [resource.title, 'created_at', ...sorted]) {
      const [up, down] = [await rowsBy(field, all), await rowsBy(`-${field}`, all)];
      if (!maybeEmpty.includes(field)) expect(idsOf(down), field).toEqual(idsOf(up).toReversed());
    }
  });

  if (maybeEmpty.length > 0)
    test('ordered by what may be empty, rows without a value stand last in both directions, in pages and by cursor', async () => {
      for (const field of maybeEmpty) {
        const [one, other = one] = pointing.includes(field) ? await targetsOf(field) : [next()[field]];
        // Alike, so that pages end between ties.
        for (const given of [one, null, other, null, one, null, null])
          await add(keeper, { ...next(), [field]: given });
        const shown = (row: AnyRow) => {
          if (pointing.includes(field)) return row.labels[field] ?? null;
          return resource.fields[field]?.kind === 'date-range' ? (valueFrom(row[field]) ?? null) : row[field];
        };
        const all = await everyRow();
        const up = (await rowsBy(field, all)).map(shown);
        const valued = up.filter((each) => each !== null);
        const empty = up.filter((each) => each === null);
        expect([valued.length > 2, empty.length > 3]).toEqual([true, true]);
        // A page ends where the empty ones begin.
        const down = (await rowsBy(`-${field}`, all, valued.length)).map(shown);
        expect(valued, field).toEqual(valued.toSorted(inOrder));
        expect(up, field).toEqual([...valued, ...empty]);
        expect(down, field).toEqual([...valued.toReversed(), ...empty]);
      }
    });
}

const valueFrom = (range: unknown) => (range as DateRange | null)?.from;
const idsOf = (rows: readonly AnyRow[]) => rows.map(({ id }) => id);
const { compare } = new Intl.Collator('pt-BR');

function inOrder(one: unknown, other: unknown): number {
  return typeof one === 'number' ? one - Number(other) : compare(String(one), String(other));
}
