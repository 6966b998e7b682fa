import type { Cell } from '@leme/contract/crew/engine/matrix';
import type { PlatformWork } from '../../../demo/demo.ts';

type Change = Pick<Cell, 'position' | 'boat_type'> & Partial<Pick<Cell, 'min_age' | 'effect'>>;

/** What the second version of the matrix asks for otherwise: four cells, none of them of the law. */
const changes: readonly Change[] = [
  { position: 'guia', boat_type: null, min_age: 18, effect: 'impede' },
  { position: 'observador', boat_type: null, effect: 'impede' },
  { position: 'apoio', boat_type: null, min_age: 16 },
  { position: 'instrutor', boat_type: null, min_age: 21 },
];

function changed(cell: Cell): Cell {
  const change = changes.find(
    ({ position, boat_type }) => position === cell.position && boat_type === cell.boat_type,
  );
  return { ...cell, ...change };
}

/** The version of the matrix that begins with the next month, beside the one in force. */
export async function insertNextMatrix({ tx, now, random }: PlatformWork): Promise<void> {
  const [last] = await tx.query<{ number: number; cells: Cell[] }>(
    `select number, cells from competency_versions where status = 'published' order by number desc limit 1`,
  );
  if (!last) throw new Error('The demo data goes on from a matrix, and there is none');
  const next = now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().with({ day: 1 }).add({ months: 1 });
  const cells = JSON.stringify(last.cells.map(changed));
  await tx.query(
    `insert into competency_versions (id, number, status, effective_from, cells) values ($1, $2, 'published', $3, $4)`,
    [random.id(), last.number + 1, next.toString(), cells],
  );
}
