import type { Position } from '../../crew/positions.ts';
import type { DocumentKind } from '../../fleet/boat-documents.ts';
import type { Plan } from '../../maintenance/plans/plan-state.ts';
import type { AskedOfPerson, GateCode, GateMode } from './gate-checks.ts';

/** A paper the boat carries. */
export type PaperFact = {
  id: string;
  kind: DocumentKind;
  number: string | null;
  expires_on: string | null;
};

/** A place aboard and who of the crew may take it, by the matrix. */
export type PlaceFact = { position: Position | null; may: readonly string[]; warned: readonly string[] };
export type CrewPerson = {
  /** Of the crew; somebody whose name alone was typed has none. */
  id: string | null;
  name: string;
  position: Position | null;
};
export type CrewFact = {
  people: readonly CrewPerson[];
  places: readonly PlaceFact[];
  /** Whether everybody who sails is named: a departure alone names two. */
  whole: boolean;
  /** The version of the matrix that answered. */
  version: number | null;
};

/** A plan that keeps the boat ashore once it is overdue, with what it is kept for. */
export type PlanFact = Plan & {
  id: string;
  task_id: string;
  title: string;
  due_on: string | null;
  due_hours: number | null;
  paused_until: string | null;
  hours: number | null;
};

/** An order, a stop or the state of the boat itself that keeps it ashore. */
export type StopFact = { id: string; kind: 'order' | 'stop' | 'boat'; title: string };

/** Somebody who is expected: what of the compulsory is missing, and whether the person is aboard by the list. */
export type PersonFact = { id: string; aboard: boolean; lacks: readonly AskedOfPerson[] };

/** What is known of a boat of a departure. Nothing (`null`) is what no module of the company looks at. */
export type DepartureFacts = {
  mode: GateMode;
  date: string;
  /** What the tour takes, in hours. */
  hours: number;
  /** Whether it is about to cast off: then who is aboard counts, and before who is expected. */
  leaving: boolean;
  boat: { id: string; name: string; capacity: number | null; includes_crew: boolean };
  papers: readonly PaperFact[];
  people: readonly PersonFact[];
  crew: CrewFact | null;
  /** People aboard who are neither on the list nor of the crew. */
  others: number;
  /** Who did not rest enough, with the hours between the two days. */
  rest: readonly { id: string; name: string; hours: number; least: number }[] | null;
  stops: readonly StopFact[] | null;
  plans: readonly PlanFact[] | null;
  /** How many passengers were counted aboard; nothing while nobody counted. */
  counted: number | null;
  /** Voyages of the boat that are open, or whose count is. */
  previous: readonly { id: string; kind: 'voyage' | 'count' | 'missing' }[];
  released: readonly { id: string; check: GateCode }[];
};
