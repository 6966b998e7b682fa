import type { ValueOf } from '@leme/contract/crew/engine/dimensions';
import type { Position } from '@leme/contract/crew/positions';
import type { Duty } from '@leme/contract/rosters/rules/working-day';
import type { AssignmentState, assignmentSources } from '@leme/contract/rosters/states';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';

/** What reading takes: a transaction, whose company, and by which clock. */
export type Looking = { tx: Tx; actor: Pick<Actor, 'tenantId' | 'timezone'> };

export type BoatSailed = {
  id: string;
  boat_name: string;
  type: ValueOf<'boat_type'>;
  use_class: ValueOf<'use_class'>;
  nav_area: ValueOf<'nav_area'> | null;
  gross_tonnage: number | null;
  min_crew: number;
};

export type Sailing = {
  session_id: string;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: string;
  ends_at: string;
  status: string;
  product: string;
  color: string;
  type: string;
  requires_crew: boolean;
  meeting_point: string | null;
  guide_name: string | null;
  sailor_name: string | null;
  people: number;
  boats: BoatSailed[];
  /** When its crew works. */
  duty: Duty;
};

export type Shift = {
  id: string;
  kind: string;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: string;
  ends_at: string;
  place: string | null;
  cancelled: boolean;
};

/** Who works on what. */
export type Assigned = {
  id: string;
  crew_id: string;
  session_id: string | null;
  shift_id: string | null;
  boat_id: string | null;
  position: Position;
  date: string;
  starts_at: string;
  ends_at: string;
  status: AssignmentState;
  source: (typeof assignmentSources)[number];
  reason: string | null;
  explanation: unknown;
  pay_amount: number | null;
  told: string | null;
  sequence: number;
  version: number;
};

export type Person = {
  id: string;
  name: string;
  full_name: string;
  status: string;
  positions: Position[];
  birth: string | null;
  phone: string | null;
  email: string | null;
  user_id: string | null;
  daily_rate: number | null;
  trip_rate: number | null;
};
