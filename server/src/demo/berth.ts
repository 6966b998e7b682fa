import type { CompanyPlan, FarePlan, ProductPlan } from './company-plan.ts';
import type { DayRows } from './day-rows.ts';
import type { Luck } from './luck.ts';

export type Fare = FarePlan & { id: string };
export type Product = Omit<ProductPlan, 'fares'> & { id: string; fares: Fare[] };
export type Boat = { id: string; capacity: number };
export type Customer = { id: string; name: string; phone: string; email: string };

/** What the plans of days and bookings know of the company they are made for, and where they put their rows. */
export type Berth = {
  plan: CompanyPlan;
  luck: Luck;
  now: Temporal.Instant;
  zone: string;
  products: ReadonlyMap<string, Product>;
  boats: ReadonlyMap<string, Boat>;
  agents: ReadonlyMap<string, string>;
  customers: readonly Customer[];
  /** Who sold, and who stood at the pier. */
  sellerId: string;
  sailorId: string;
  rows: DayRows;
};

export type BookingStatus = 'on_hold' | 'confirmed' | 'completed' | 'cancelled' | 'expired';

export type Sailing = {
  id: string;
  product: Product;
  total_capacity: number;
  /** What its boat carries; null without a boat. */
  people_limit: number | null;
  starts_at: Temporal.Instant;
  hasStarted: boolean;
  hasEnded: boolean;
};

export type Seat = { id: string; booking_passenger_id: string | null; position: number; name: string | null };

/** The named thing of a company's plan; a misspelt name stops the seed. */
export function named<T>(things: ReadonlyMap<string, T>, name: string): T {
  const thing = things.get(name);
  if (thing === undefined) throw new Error(`The demo data names ${name}, which is not there`);
  return thing;
}

export function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
