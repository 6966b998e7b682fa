import { expect, test } from 'vitest';
import { manningOf } from './manning.ts';

const place = (
  position: 'comandante' | 'marinheiro',
  count: number,
  competency_id: string | null = null,
) => ({
  position,
  count,
  competency_id,
});

test('where nothing is said it is somebody who commands, and the least crew in all', () => {
  const commands = place('comandante', 1);
  expect(manningOf({ min_crew: 0 }, [])).toEqual([commands]);
  expect(manningOf({ min_crew: 1 }, [])).toEqual([commands]);
  expect(manningOf({ min_crew: 3 }, [])).toEqual([
    commands,
    { position: null, count: 2, competency_id: null },
  ]);
});

test('what is said takes its place, and places of one position and paper count together', () => {
  const rows = [
    place('comandante', 1),
    place('marinheiro', 1),
    place('marinheiro', 2),
    place('marinheiro', 1, 'c'),
  ];
  expect(manningOf({ min_crew: 9 }, rows)).toEqual([
    place('comandante', 1),
    place('marinheiro', 3),
    place('marinheiro', 1, 'c'),
  ]);
});
