import type { Scope } from './dimensions.ts';
import type { Catalogue, Cell, Matrix } from './matrix.ts';

/** A scope that names nothing but what is given. */
export const scope = (given: Partial<Scope> = {}): Scope => ({
  activity: null,
  use_class: null,
  nav_area: null,
  boat_type: null,
  tonnage: null,
  ...given,
});

/** The Netuno on a paid tour along the coast: 8 AB. */
export const netuno = scope({
  activity: 'passeio',
  use_class: 'passageiros',
  nav_area: 'costeira',
  boat_type: 'lancha',
  tonnage: 'to10',
});

export const cell = (given: Partial<Cell> = {}): Cell => ({
  ...scope(),
  position: 'comandante',
  groups: [],
  min_age: null,
  legal: false,
  effect: 'impede',
  note: null,
  source: null,
  checked_on: null,
  ...given,
});

/** `MNC` or any of its group above it. */
export const orHigher = (competency_id: string) => [{ competency_id, or_higher: true }];

export const catalogue: Catalogue = new Map([
  ['MOC', { group: 'conves', rank: 1, nav_area: 'costeira' }],
  ['MNC', { group: 'conves', rank: 2, nav_area: 'costeira' }],
  ['MCB', { group: 'conves', rank: 4, nav_area: 'costeira' }],
  ['MFL', { group: 'fluvial', rank: 2, nav_area: 'interior2' }],
  ['ASO', { group: 'saude', rank: 0, nav_area: null }],
  ['NETUNO', { group: null, rank: null, nav_area: null }],
]);

/** One version, in force since the beginning of 2026. */
export const matrixOf = (...cells: Cell[]): Matrix => ({
  versions: [{ id: 'v1', effective_from: '2026-01-01', cells }],
  catalogue,
});

export const paper = (competency_id: string, given: object = {}) => ({
  id: `${competency_id}-paper`,
  competency_id,
  status: 'conferida',
  issued_on: '2022-01-01',
  expires_on: '2026-12-31',
  self_declared: false,
  ...given,
});
