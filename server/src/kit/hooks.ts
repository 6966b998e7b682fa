import type { PartnerKind } from '@leme/contract/access/roles';
import type { Localised } from '@leme/contract/kit/language/locale';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import type { Tx } from './database/transaction.ts';
import { type FilesAbout, forgetCopies, heldCopies } from './person/forget-copies.ts';
import type { History } from './person/forget-history.ts';
import type { Person } from './person/person.ts';
import type { HistoryPage } from './resource/history/history.ts';
import type { Use } from './resource/registers.ts';
import type { TimedWork, Work } from './work.ts';

/** The rows a person was taken out of, how many of which kind they were, and whose history was about the person. */
export type Forgotten = {
  touched: readonly string[];
  counts: Readonly<Record<string, number>>;
  histories: readonly History[];
  /** Files of another register that may name the person, and what they would say. */
  files?: readonly FilesAbout[];
};
/** How many rows of another register point to one. */
export type Reference = Omit<Use, 'names'> & { id: string };
/** Whom people of another firm sign in for, and what it is called. */
export type Partner = { id: string; name: string };
/** Departures of a product that are still to come, the next ones first, and how many there are in all. */
export type Coming = {
  next: readonly { id: string; date: string; start_time: string; bookings: number }[];
  departures: number;
  bookings: number;
};
/** A departure as far as its price depends on it; `taken` and `total` are seats. */
export type Sailing = {
  product_id: string;
  date: string;
  start_time: string;
  boat_ids: string[];
  taken: number;
  total: number;
};
/** What an engine ran in all after one of its dials was read, and how many of its readings somebody has to look at. */
export type Metered = { motor_id: string; hours: number; at: string | null; in_review: number };
/** How much of an item there was in stock, and how much there is now. */
export type Arrived = { id: string; before: number; after: number };
/** Something of a boat on a time line; `blocks` says that it keeps the boat ashore today, whatever days were asked about. */
export type BoatFact = {
  id: string;
  kind: 'stop' | 'order' | 'plan' | 'log' | 'paper' | 'fuel' | 'occurrence';
  from: string;
  until: string | null;
  from_time: string | null;
  until_time: string | null;
  title: string;
  note: string | null;
  state: string | null;
  path: string | null;
  foreseen: boolean;
  blocks: boolean;
};
/** The boat somebody looks at, and between which days. */
export type BoatAsked = { boat_id: string; from: string; to: string; today: string };
/** Somebody of the crew who sails, and how long the rest before was where it was too short. */
export type Duty = {
  session_id: string;
  boat_id: string | null;
  crew_id: string;
  name: string;
  /** As the register of the crew calls it. */
  position: string | null;
  rest: { hours: number; least: number } | null;
};
/** What waits for a person, in their language, and where it is done. */
export type Waiting = {
  id: string;
  words: Localised;
  count: number;
  path: string;
  severity: 'danger' | 'warning' | 'info';
};
/** What a new company does first: `place` orders what the modules tell, `done` is read from what is there. */
export type Step = { id: string; words: Localised; path: string; place: number; done: boolean };
/** A booking that somebody who was asked about became. */
export type Sale = { lead_id: string; booking_id: string; code: string };
/** What another zone of the company's clock would move: departures to come, how many, and those first to leave. */
export type ZoneMoves = {
  departures: number;
  bookings: number;
  first: readonly {
    id: string;
    product: string;
    date: string;
    start_time: string;
    leaves: string;
    would_leave: string;
    bookings: number;
  }[];
};
/** Somebody who is expected at another departure than before. */
export type Expected = { id: string; booking_id: string; heads: readonly string[] };

/**
 * What a module does in its own tables for one of a lower rank, which knows neither it nor them: two customers that become
 * one, or one that is forgotten, become so everywhere in one transaction.
 */
export type Hooks = {
  /** What keeps a person from being forgotten. */
  keeps?(work: TimedWork, person: Person): Promise<Use[]>;
  /** Takes a person out. */
  forgets?(work: TimedWork, person: Person): Promise<Forgotten>;
  /** All that is held about a person, by the names the answer has for it. */
  holds?(work: TimedWork, person: Person): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Lets what points to one row of a register point to another. */
  repoints?(work: TimedWork, register: string, pair: { from: string; to: string }): Promise<void>;
  /** The same backwards, where the two were parted again. */
  parts?(work: TimedWork, register: string, pair: { from: string; to: string }): Promise<void>;
  /** What points to rows of a register, as far as the actor may see it. */
  refersTo?(work: TimedWork, register: string, ids: readonly string[]): Promise<Reference[]>;
  /** What is told of a row of a lower module in trails of one's own, older than `before`, newest first. */
  tells?(work: TimedWork, entity: string, page: HistoryPage): Promise<HistoryEntry[]>;
  /** The partners of a kind that are there, by their ids. */
  partners?(work: Work, kind: PartnerKind, ids: readonly string[]): Promise<Partner[]>;
  /** The departures of a product that are still to come. */
  comes?(work: TimedWork, product: string, most: number): Promise<Coming>;
  /** How many departures of a company are still to come, whatever they sell. */
  ahead?(work: { tx: Tx; tenantId: string; now: Temporal.Instant }): Promise<number>;
  /** What the price of a departure depends on. */
  sailing?(work: Work, session_id: string): Promise<Sailing | undefined>;
  /** How many bookings are on hold, at the price they were told. */
  bookingsOnHold?(work: Work): Promise<number>;
  /** What a lead that is there was offered, in reais. */
  offered?(work: Work, lead_id: string): Promise<number | undefined>;
  /** A lead became a booking. */
  wins?(work: TimedWork, sale: Sale): Promise<void>;
  /** Lets people who did not come be expected anew. */
  expectsAnew?(work: TimedWork, people: readonly Expected[]): Promise<void>;
  /** Something in stock fell below its minimum, or is there in sufficient number again. */
  crossesMinimum?(work: Work, items: readonly { id: string; isLow: boolean }[]): Promise<void>;
  /** There is more of something in stock than there was. */
  stockCame?(work: TimedWork, items: readonly Arrived[]): Promise<void>;
  /** Dials of engines were read, or what was read of them was decided. */
  readingTaken?(work: TimedWork, motors: readonly Metered[]): Promise<void>;
  /** Money of bookings moved, or what they owe did; told in that very transaction, and nobody waits for it. */
  movesMoney?(work: { tx: Tx; tenantId: string }, bookings: readonly string[]): Promise<void>;
  /** Services or fuel of boats or duties of the crew that cost something were noted, or taken back; told in that very transaction, and nobody waits for it. */
  costsMoney?(work: { tx: Tx; tenantId: string }, costs: readonly string[]): Promise<void>;
  /** What another zone of the company's clock would move. */
  zoneMoves?(work: TimedWork, zone: string): Promise<ZoneMoves>;
  /** Lets what is to come follow the clock of the company as it is now; how many departures did. */
  followsZone?(work: TimedWork): Promise<number>;
  /** Departures follow another clock of the company by now: whoever works goes along. */
  clockChanged?(work: TimedWork): Promise<void>;
  /**
   * Departures were changed or called off: whoever works on them goes along, or keeps them where they were. Where a change is
   * taken back, whom it freed (`freedAt`) returns.
   */
  followsSailing?(
    work: TimedWork,
    sessions: readonly string[],
    how: { frees: boolean; freedAt?: string },
  ): Promise<void>;
  /** What waits for the person who asks, of what they may read; what counts none is left out. */
  needsYou?(work: TimedWork): Promise<Waiting[]>;
  /** What a module knows of a boat between two days, of what the person may read. */
  tellsOfBoat?(work: TimedWork, asked: BoatAsked): Promise<BoatFact[]>;
  /** Who of the crew sails at departures; nothing where no module plans that. */
  namesCrew?(
    work: { tx: Tx; actor: Pick<Work['actor'], 'tenantId' | 'timezone'> },
    sessions: readonly string[],
  ): Promise<Duty[] | null>;
  /** What a new company does first, of what the person may do. */
  firstSteps?(work: TimedWork): Promise<Step[]>;
};
export type AllHooks = Required<Hooks>;

/** The hooks of all modules as one, the kit's own copies of a person last; whoever composes the server hands them on. */
export function hooksOf(modules: readonly Hooks[]): AllHooks {
  return {
    keeps: async (work, person) => (await each(modules, (module) => module.keeps?.(work, person))).flat(),
    async forgets(work, person) {
      const forgotten = await each(modules, (module) => module.forgets?.(work, person));
      const touched = forgotten.flatMap((module) => module.touched);
      const histories = forgotten.flatMap((module) => module.histories);
      const files = forgotten.flatMap((module) => module.files ?? []);
      await forgetCopies(work, person, { touched, histories, files });
      return {
        touched,
        histories,
        files,
        counts: Object.assign({}, ...forgotten.map(({ counts }) => counts)),
      };
    },
    async holds(work, person) {
      const held = await each(modules, (module) => module.holds?.(work, person));
      return Object.assign(await heldCopies(work, person), ...held);
    },
    async repoints(work, register, pair) {
      await each(modules, (module) => module.repoints?.(work, register, pair));
    },
    async parts(work, register, pair) {
      await each(modules, (module) => module.parts?.(work, register, pair));
    },
    refersTo: async (work, register, ids) =>
      (await each(modules, (module) => module.refersTo?.(work, register, ids))).flat(),
    tells: async (work, entity, page) =>
      (await each(modules, (module) => module.tells?.(work, entity, page))).flat(),
    partners: async (work, kind, ids) =>
      ids.length === 0 ? [] : (await each(modules, (module) => module.partners?.(work, kind, ids))).flat(),
    async comes(work, product, most) {
      const all = await each(modules, (module) => module.comes?.(work, product, most));
      const sum = (count: 'departures' | 'bookings') => all.reduce((total, one) => total + one[count], 0);
      return {
        next: all.flatMap(({ next }) => next),
        departures: sum('departures'),
        bookings: sum('bookings'),
      };
    },
    sailing: async (work, session_id) =>
      (await each(modules, (module) => module.sailing?.(work, session_id))).find(
        (found) => found !== undefined,
      ),
    bookingsOnHold: async (work) =>
      (await each(modules, (module) => module.bookingsOnHold?.(work))).reduce((sum, count) => sum + count, 0),
    offered: async (work, lead_id) =>
      (await each(modules, (module) => module.offered?.(work, lead_id))).find((found) => found !== undefined),
    async wins(work, sale) {
      await each(modules, (module) => module.wins?.(work, sale));
    },
    async expectsAnew(work, people) {
      await each(modules, (module) => module.expectsAnew?.(work, people));
    },
    async stockCame(work, items) {
      await each(modules, (module) => module.stockCame?.(work, items));
    },
    async crossesMinimum(work, items) {
      await each(modules, (module) => module.crossesMinimum?.(work, items));
    },
    async readingTaken(work, motors) {
      await each(modules, (module) => module.readingTaken?.(work, motors));
    },
    async movesMoney(work, bookings) {
      await each(modules, (module) => module.movesMoney?.(work, bookings));
    },
    async costsMoney(work, services) {
      await each(modules, (module) => module.costsMoney?.(work, services));
    },
    ahead: async (work) =>
      (await each(modules, (module) => module.ahead?.(work))).reduce((sum, count) => sum + count, 0),
    async zoneMoves(work, zone) {
      const all = await each(modules, (module) => module.zoneMoves?.(work, zone));
      return {
        departures: all.reduce((sum, { departures }) => sum + departures, 0),
        bookings: all.reduce((sum, { bookings }) => sum + bookings, 0),
        first: all.flatMap(({ first }) => first),
      };
    },
    followsZone: async (work) =>
      (await each(modules, (module) => module.followsZone?.(work))).reduce((sum, moved) => sum + moved, 0),
    clockChanged: async (work) => void (await each(modules, (module) => module.clockChanged?.(work))),
    async followsSailing(work, sessions, how) {
      await each(modules, (module) => module.followsSailing?.(work, sessions, how));
    },
    needsYou: async (work) => {
      const waiting = (await each(modules, (module) => module.needsYou?.(work))).flat();
      return waiting.filter(({ count }) => count > 0);
    },
    tellsOfBoat: async (work, asked) =>
      (await each(modules, (module) => module.tellsOfBoat?.(work, asked))).flat(),
    namesCrew: async (work, sessions) => {
      const told = await each(modules, (module) => module.namesCrew?.(work, sessions));
      const known = told.filter((duties) => duties !== null);
      return known.length === 0 ? null : known.flat();
    },
    firstSteps: async (work) => {
      const steps = (await each(modules, (module) => module.firstSteps?.(work))).flat();
      return steps.toSorted((one, other) => one.place - other.place);
    },
  };
}

/** One module after the other, those that have nothing to do left out. */
async function each<T>(
  modules: readonly Hooks[],
  ask: (module: Hooks) => Promise<T> | undefined,
): Promise<Awaited<T>[]> {
  const answers: Awaited<T>[] = [];
  for (const module of modules) {
    const asked = ask(module);
    if (asked) answers.push(await asked);
  }
  return answers;
}
