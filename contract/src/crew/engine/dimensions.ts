/** What of a sailing may decide who serves on it; `null` in a cell is “qualquer”. */
export const dimensionValues = {
  activity: ['passeio', 'fretamento', 'translado', 'reboque', 'locacao_sem_tripulacao', 'escola'],
  use_class: ['esporte_recreio', 'passageiros'],
  nav_area: ['interior1', 'interior2', 'costeira', 'oceanica'],
  boat_type: ['lancha', 'escuna', 'saveiro', 'catamara', 'veleiro', 'jet_ski', 'caiaque', 'outro'],
  tonnage: ['to10', 'to20', 'above20'],
} as const;

export type Dimension = keyof typeof dimensionValues;
export type ValueOf<D extends Dimension> = (typeof dimensionValues)[D][number];
export const dimensions = Object.keys(dimensionValues) as Dimension[];

/** What is named of a cell, and what is known of a sailing. */
export type Scope = { readonly [D in Dimension]: ValueOf<D> | null };

/** The band of a gross tonnage: up to ten a boat needs no crew paper of its own. */
export function tonnageBand(gross: number | null): ValueOf<'tonnage'> | null {
  if (gross === null) return null;
  if (gross <= 10) return 'to10';
  return gross <= 20 ? 'to20' : 'above20';
}

/** Whether a paper good for one area, or for any, is good in another: who may go farther may stay nearer. */
export function reaches(granted: ValueOf<'nav_area'> | null, asked: ValueOf<'nav_area'>): boolean {
  const areas: readonly string[] = dimensionValues.nav_area;
  return granted === null || areas.indexOf(granted) >= areas.indexOf(asked);
}
