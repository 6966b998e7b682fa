import { cell } from './matrix.testing.ts';
import type { Catalogue, Cell, Competency, Matrix } from './matrix.ts';

const known = (group: string, nav_area: Competency['nav_area'], ...codes: string[]) =>
  codes.map((code, rank) => [code, { group, rank, nav_area }] as const);

/** The catalogue every installation begins with. */
const catalogue: Catalogue = new Map<string, Competency>([
  ...known('vela', 'interior2', 'VLA'),
  ...known('moto', 'interior2', 'MTA'),
  ['ARA', { group: 'arrais', rank: 0, nav_area: 'interior2' }],
  ['MSA', { group: 'arrais', rank: 1, nav_area: 'costeira' }],
  ['CPA', { group: 'arrais', rank: 2, nav_area: 'oceanica' }],
  ...known('conves', 'costeira', 'MAC', 'MOC', 'MNC', 'CTR', 'MCB'),
  ...known('maquinas', 'costeira', 'MAM', 'MOM', 'MNM'),
  ...known('fluvial', 'interior2', 'MAF', 'MFC', 'MFL', 'PLF'),
  ...known('saude', null, 'ASO'),
]);

const from = (...codes: string[]) => codes.map((competency_id) => ({ competency_id, or_higher: true }));
const aso = [{ competency_id: 'ASO', or_higher: false }];
const law = (given: Partial<Cell>) => cell({ min_age: 18, legal: true, ...given });
const deck = from('MAC', 'MAF');
const leisure = { use_class: 'esporte_recreio', groups: [from('ARA', 'MNC')] } as const;

/** The cells every installation begins with, by what the table calls them. */
const first: Record<string, Cell> = {
  comandante: law({ groups: [from('MNC', 'MFL')] }),
  'comandante leisure': law(leisure),
  'comandante to20': law({ tonnage: 'to20', groups: [from('CTR', 'PLF')] }),
  'comandante above20': law({ tonnage: 'above20', groups: [from('MCB', 'PLF')] }),
  'comandante leisure to20': law({ ...leisure, tonnage: 'to20' }),
  'comandante leisure above20': law({ ...leisure, tonnage: 'above20' }),
  marinheiro: law({ position: 'marinheiro', groups: [deck] }),
  maquinista: law({ position: 'maquinista', groups: [from('MAM')] }),
  instrutor: cell({ position: 'instrutor', min_age: 18 }),
  'instrutor jet': law({ position: 'instrutor', boat_type: 'jet_ski', groups: [from('MTA')] }),
  guia: cell({ position: 'guia', effect: 'avisa' }),
  observador: cell({ position: 'observador', min_age: 18, effect: 'avisa' }),
  apoio: cell({ position: 'apoio', effect: 'avisa' }),
};

const without = (cells: Record<string, Cell>, ...names: string[]) =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !names.includes(name)));

/** The next asks for health, and for somebody of the deck where a boat tows. */
const second: Record<string, Cell> = {
  ...without(first, 'maquinista', 'guia'),
  'maquinista health': law({ position: 'maquinista', groups: [from('MAM'), aso] }),
  'guia health': cell({ position: 'guia', groups: [aso], effect: 'avisa' }),
  'observador towing': law({ position: 'observador', activity: 'reboque', groups: [deck] }),
};

/** One that nobody could publish: a position without cells, and two cells that name as many. */
const broken: Record<string, Cell> = {
  ...without(second, 'instrutor', 'instrutor jet'),
  'apoio passengers': cell({ position: 'apoio', use_class: 'passageiros' }),
  'apoio coast': cell({ position: 'apoio', nav_area: 'costeira' }),
};

const versions = [
  { id: 'first', effective_from: '2026-01-01', named: first },
  { id: 'second', effective_from: '2027-06-01', named: second },
  { id: 'broken', effective_from: '2028-01-01', named: broken },
];

/** The matrix the table of decisions is answered by. */
export const tableMatrix: Matrix = {
  versions: versions.map(({ id, effective_from, named }) => ({
    id,
    effective_from,
    cells: Object.values(named),
  })),
  catalogue,
};

/** What the table calls a cell. */
export function cellName(cell: Cell): string {
  const found = versions.flatMap(({ named }) => Object.entries(named)).find(([, each]) => each === cell);
  return found?.[0] ?? 'no cell of the table';
}
