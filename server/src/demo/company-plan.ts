import type { Role } from '@leme/contract/access/roles';
import type { RegistersPlan } from './registers-plan.ts';

export type TenantRole = Exclude<Role, `saas_${string}`>;

export type FarePlan = {
  label: string;
  code: 'ADULT' | 'CHILD' | 'INFANT' | 'SENIOR' | 'RESIDENT' | 'OTHER';
  cost_price: number;
  pax_count: number;
};

export type ProductPlan = {
  name: string;
  type: 'shared_tour' | 'private_charter' | 'rental';
  sharing_mode: 'shared' | 'private';
  color: string;
  duration_min: number;
  buffer_before_min: number;
  buffer_after_min: number;
  /** The first one is the adult's; its price is also the product's. */
  fares: readonly FarePlan[];
};

export type BoatPlan = {
  boat_name: string;
  capacity: number;
  type: 'lancha' | 'escuna' | 'saveiro' | 'catamara' | 'jet_ski' | 'outro';
  owner: string;
};

/** i is aboard, n did not come, p is still expected; one letter for each person. */
export type Attendance = string;

export type PartyPlan = {
  customer_name: string;
  hasPhone: boolean;
  /** Fare labels with quantities; none stands for a booking whose passengers nobody listed. */
  fares: readonly (readonly [label: string, quantity: number])[];
  /** What was paid, of which the rest is owed. */
  paid: number;
  agent: string | null;
  special_requirements: string | null;
  attendance: Attendance;
};

export type SlotPlan = {
  product: string;
  start_time: string;
  boat: string | null;
  guide_name: string | null;
  sailor_name: string | null;
  /** Needed where no boat says it. */
  total_capacity?: number;
};

export type TodaySlot = SlotPlan & {
  /** Parties written down here, or parties made up until this share of the seats is taken. */
  parties: readonly PartyPlan[] | number;
  /** Why the session does not sail. */
  cancelled?: string;
};

export type AlertPlan = {
  description: string;
  severity: 'critica' | 'alta' | 'media' | 'baixa';
  status: 'pendente' | 'resolvido';
  boat: string;
  daysAgo: number;
};

export type CompanyPlan = {
  seed: number;
  name: string;
  subdomain: string;
  /** A drawing of its own as a data address, so that the companies are told apart at a glance. */
  logo_url: string;
  primary_color: string;
  secondary_color: string;
  /** Area code of the invented telephones. */
  areaCode: string;
  people: Readonly<Record<TenantRole, string>>;
  /** The first supplier is the one the supplier accounts belong to; the first agent likewise. */
  suppliers: readonly string[];
  agents: readonly string[];
  products: readonly ProductPlan[];
  boats: readonly BoatPlan[];
  /** Departures of an ordinary day, by time; each day sails three to six of them. */
  timetable: readonly SlotPlan[];
  today: readonly TodaySlot[];
  alerts: readonly AlertPlan[];
  registers: RegistersPlan;
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
