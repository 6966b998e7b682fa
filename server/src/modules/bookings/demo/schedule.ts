import type { DemoWork, Stored } from '../../../demo/demo.ts';
import type { DayRows } from './day-rows.ts';
import type { SailingPlan } from './sailing-plan.ts';

export type Fare = Stored<'fare_types'>;
export type Product = Stored<'products'> & { fares: readonly Fare[] };

/** What the plans of days and bookings know of the company they are made for, and where they put their rows. */
export type Schedule = Pick<DemoWork, 'company' | 'random' | 'now' | 'today' | 'timezone'> & {
  plan: SailingPlan;
  products: ReadonlyMap<string, Product>;
  boats: ReadonlyMap<string, Stored<'boats'>>;
  /** Ids of agents, by their names. */
  agents: ReadonlyMap<string, string>;
  /** Who comes more than once. */
  customers: readonly Stored<'customers'>[];
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

export function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
