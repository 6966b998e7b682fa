import type { BulkRow } from '@leme/contract/bookings/availability/bulk-endpoints';
import type {
  Plan as OfSchedules,
  PlanRow as Planned,
} from '@leme/contract/bookings/availability/plan-endpoints';

/** A row of a plan, of schedules or of many departures at once: one made by hand has no schedule. */
export type PlanRow = Omit<Planned, 'schedule_id'> & { schedule_id: string | null } & Partial<
    Pick<BulkRow, 'sale' | 'held'>
  >;
export type Plan = Omit<OfSchedules, 'rows'> & { rows: PlanRow[] };
