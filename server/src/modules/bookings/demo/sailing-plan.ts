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

/** A season that is typed once; what comes `later` is written and not applied. */
export type SeasonPlan = {
  name: string;
  product: string;
  boat: string;
  weekdays: readonly number[];
  times: readonly string[];
  later: readonly string[];
};

export type SailingPlan = {
  seasons: readonly SeasonPlan[];
  /** The product that does not sail tomorrow afternoon, and the boat in the yard. */
  blocks: { weather: string; yard: string };
  today: readonly TodaySlot[];
  /** Departures of an ordinary day, by time; each day sails three to six of them. */
  timetable: readonly SlotPlan[];
};
