import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { importRows, send } from '../../kit/resource/transfer/import/importing.testing.ts';
import type { Person, World } from '../world.ts';
import { exampleRow, type Values } from './example-rows.ts';

/** What a register whose rows point to each other promises of a file: a row may name one that stands above it. */
export function checkSelfReferences(resource: Resource, world: World): void {
  const { name, title, fields } = resource;
  const path = `/${name}`;
  const pointing = Object.keys(fields).filter((field) => fields[field]?.to === name);
  const needed = Object.keys(fields).filter((field) => field !== title && fields[field]?.required);
  let made = 700;

  /** A file of rows, each called by its title and pointing to another by its. */
  function fileOf(field: string, rows: readonly (readonly [string, string])[]): string {
    const lines = rows.map(([called, other]) => {
      made += 1;
      const values: Values = exampleRow(resource, made);
      return [called, ...needed.map((each) => values[each]), other].join(';');
    });
    return `${[[title, ...needed, field].join(';'), ...lines].join('\n')}\n`;
  }

  test.each(pointing)('by %s a row of a file may name one above it, and only a sound one', async (field) => {
    const keeper: Person = await world.user(await world.company(), 'admin');
    await (world.app.server.listening || world.app.listen({ port: 0, host: '127.0.0.1' }));
    const file = fileOf(field, [
      ['Enseada', 'Baía'],
      ['Baía', ''],
      ['Ilha', 'BAIA'],
      ['Praia', 'Enseada'],
      ['Trilha', 'Trilha'],
    ]);
    const { body } = await send(keeper, path, file);
    const refused = body.refused.map(({ row, faults }: { row: number; faults: object[] }) => [row, faults]);
    const pointer = `/${field}`;
    expect(refused).toEqual([
      [2, [{ pointer, code: 'later-row', params: { name: 'Baía', row: 3 } }]],
      [5, [{ pointer, code: 'refused-row', params: { name: 'Enseada', row: 2 } }]],
      [6, [{ pointer, code: 'points-to-itself', params: { name: 'Trilha' } }]],
    ]);
    expect(await importRows(keeper, path, file)).toMatchObject({ created: 2, refused_count: 3 });
    const data = (await keeper.get(`${path}?sort=${title}`)).body[resource.listed];
    const [bay, island] = data as AnyRow[];
    expect(data).toMatchObject([{ [title]: 'Baía' }, { [title]: 'Ilha', [field]: bay?.id }]);
    const [step] = (await keeper.get(`${path}/${island?.id}/history`)).body.data;
    expect(step).toMatchObject({ action: 'created', actor: 'Pessoa admin' });
    expect(step.changes).toContainEqual({ field, before: null, after: 'Baía', isErased: false });
  });
}
