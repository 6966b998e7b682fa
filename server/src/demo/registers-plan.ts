import type { DocumentKind } from '@leme/contract/fleet/boat-documents';
import type { suppliers } from '@leme/contract/fleet/suppliers';
import type { Words } from '@leme/contract/kit/locale';
import type { FieldsOf } from '@leme/contract/kit/resource';

type Supplier = FieldsOf<typeof suppliers>;

/** Days are counted from the day of the demo; the number is what stands on the paper. */
export type PaperPlan = { kind: DocumentKind; number: string; issued: number; expires: number | null };

export type SupplierDetails = Pick<Supplier, 'legal_name' | 'contact_name' | 'rating' | 'notes'> & {
  /** Without its two check digits; a CPF has nine places, a CNPJ twelve. */
  taxId: string;
  payment_terms_days: number;
  types: readonly string[];
};

export type BoatDetails = {
  registration_no: string;
  hull_no: string | null;
  length_m: number;
  year: number;
  min_crew: number;
  nav_area: 'interior1' | 'interior2' | 'costeira' | 'oceanica';
  fuel_type: 'gasolina' | 'diesel' | 'eletrico' | 'nenhum';
  tank_l: number | null;
  cost_per_hour: number | null;
  notes: string | null;
  features: readonly string[];
  papers: readonly PaperPlan[];
};

/** What a company keeps in its plain registers, beside what sails. Names are those of its plan. */
export type RegistersPlan = {
  /** City and state of all boats. */
  homePort: readonly [name: string, uf: string];
  tags: readonly (readonly [name: string, color: string])[];
  /** A category and, where it stands inside another one, that one's name. */
  categories: readonly (readonly [name: string, inside?: string])[];
  /** Details of the owners of its boats, and further suppliers. */
  suppliers: Readonly<Record<string, SupplierDetails>>;
  boats: Readonly<Record<string, BoatDetails>>;
  /** A customer that is a company: name and tax id without check digits. */
  hotel: readonly [name: string, taxId: string];
};

export type FeaturePlan = {
  name: Words;
  icon: string;
  group: 'conforto' | 'seguranca' | 'som' | 'esporte';
};
