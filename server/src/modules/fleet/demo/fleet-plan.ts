import type { DocumentKind } from '@leme/contract/fleet/boat-documents';
import type { suppliers } from '@leme/contract/fleet/suppliers';
import type { FieldsOf } from '@leme/contract/kit/resource/resource';

type Supplier = FieldsOf<typeof suppliers>;

/** Days are counted from the day of the demo; the number is what stands on the paper. */
export type PaperPlan = { kind: DocumentKind; number: string; issued: number; expires: number | null };

export type SupplierPlan = Pick<Supplier, 'legal_name' | 'contact_name' | 'rating' | 'notes'> & {
  /** Without its two check digits; a CPF has nine places, a CNPJ twelve. */
  taxId: string;
  payment_terms_days: number;
  types: readonly string[];
};

export type BoatPlan = {
  capacity: number;
  type: 'lancha' | 'escuna' | 'saveiro' | 'catamara' | 'jet_ski' | 'outro';
  /** The supplier it belongs to. */
  owner: string;
  registration_no: string;
  hull_no: string | null;
  length_m: number;
  gross_tonnage: number;
  year: number;
  min_crew: number;
  nav_area: 'interior1' | 'interior2' | 'costeira' | 'oceanica';
  fuel_type: 'gasolina' | 'diesel' | 'eletrico' | 'nenhum';
  tank_l: number | null;
  cost_per_hour: number | null;
  notes: string | null;
  /** By name, with how many there are where somebody counted. */
  features: readonly (string | readonly [name: string, amount: number])[];
  papers: readonly PaperPlan[];
};

export type FleetPlan = {
  /** City and state of all boats. */
  homePort: readonly [name: string, uf: string];
  /** The first one is whom the supplier accounts belong to. */
  suppliers: Readonly<Record<string, SupplierPlan>>;
  boats: Readonly<Record<string, BoatPlan>>;
};
