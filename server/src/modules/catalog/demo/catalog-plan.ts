export type FarePlan = {
  label: string;
  code: 'ADULT' | 'CHILD' | 'INFANT' | 'SENIOR' | 'RESIDENT' | 'OTHER';
  cost_price: number;
  pax_count: number;
};

type ProductPlan = {
  name: string;
  type: 'shared_tour' | 'private_charter' | 'rental';
  sharing_mode: 'shared' | 'private';
  color: string;
  duration_min: number;
  buffer_before_min: number;
  buffer_after_min: number;
  /** Words of the platform. */
  tags: readonly string[];
  /** The first one is the adult's; its price is also the product's. */
  fares: readonly FarePlan[];
};

export type CatalogPlan = {
  /** Where those who sail come together. */
  meetingPoint: string;
  /** The category of each type; what is not named stands with the tours. */
  shelves: Partial<Record<ProductPlan['type'], string>> & { shared_tour: string };
  products: readonly ProductPlan[];
  /** A category and, where it stands inside another one, that one's name. */
  categories: readonly (readonly [name: string, inside?: string])[];
};

export const adult = (cost_price: number): FarePlan => ({
  label: 'Adulto',
  code: 'ADULT',
  cost_price,
  pax_count: 1,
});
export const child = (cost_price: number): FarePlan => ({
  label: 'Criança',
  code: 'CHILD',
  cost_price,
  pax_count: 1,
});
export const senior = (cost_price: number): FarePlan => ({
  label: 'Idoso',
  code: 'SENIOR',
  cost_price,
  pax_count: 1,
});
/** On a lap: no seat and no price. */
export const infant: FarePlan = { label: 'Bebê', code: 'INFANT', cost_price: 0, pax_count: 0 };
