import { csvLocale } from '../../kit/resource/csv-columns.ts';
import { decideDeparture, type Gate } from '../gate/decide-departure.ts';
import type { DepartureFacts } from '../gate/departure-facts.ts';
import type { GateCode } from '../gate/gate-checks.ts';
import { gateSentence } from '../gate/gate-sentence.ts';
import { type SealedLeaf, type SealHeader, sealFormat } from './seal.ts';

type Listed = {
  id: string;
  name: string | null;
  document: string | null;
  birth_date: string | null;
  fare: string | null;
  aboard: boolean;
};
/** A boat of a departure as both sides know it. */
export type Freezing = {
  session_id: string | null;
  product: string;
  date: string;
  start_time: string;
  end_time: string;
  boat_id: string;
  boat: string;
  registration_no: string | null;
  facts: DepartureFacts;
  list: readonly Listed[];
  crew: readonly { id: string | null; name: string; position: string | null; papers: readonly string[] }[];
  said: readonly { id: string; kind: string; check: GateCode | null; text: string | null; by: string }[];
};
export type SealedBy = {
  company: { id: string; name: string };
  voyage_id: string;
  by: { id: string; name: string };
  sealed_by: SealHeader['sealed_by'];
  sealed_at: string;
  zone: string;
  /** The root of the seal this one adds to. */
  amends: string | null;
  counted: number | null;
  others: number;
};

/** The gate at the moment of casting off: who is aboard counts, and how many were counted. */
export function gateAtLeaving(
  facts: DepartureFacts,
  { counted, others }: Pick<SealedBy, 'counted' | 'others'>,
): Gate {
  return decideDeparture({ ...facts, leaving: true, counted, others });
}

/** What is frozen of a departure: no telephone, e-mail, note of health or price. */
export function composeSeal(
  freezing: Freezing,
  sealed: SealedBy,
): { header: SealHeader; leaves: SealedLeaf[]; gate: Gate } {
  const { facts, list, crew, said, boat_id, boat, registration_no } = freezing;
  const { session_id, product, date, start_time, end_time } = freezing;
  const { company, voyage_id, by, sealed_by, sealed_at, zone, amends, counted, others } = sealed;
  const gate = gateAtLeaving(facts, sealed);
  const aboard = list.filter((person) => person.aboard);
  const released = said.filter(({ kind }) => kind === 'released');
  const header: SealHeader = {
    format: sealFormat,
    company,
    departure: { id: session_id, product, date, start_time, end_time },
    voyage_id,
    boat: {
      id: boat_id,
      name: boat,
      registration_no,
      capacity: facts.boat.capacity,
      includes_crew: facts.boat.includes_crew,
      papers: facts.papers.map(({ kind, number, expires_on }) => ({ kind, number, expires_on })),
    },
    counts: { aboard: aboard.length, expected: list.length, counted, crew: crew.length, others },
    gate: {
      mode: facts.mode,
      result: gate.result,
      checks: gate.checks.map(({ code, state, weighs, says, released: release }) => ({
        code,
        state,
        weighs,
        // Somebody of the crew may be named there.
        sentence: code === 'crew' || code === 'rest' ? '' : gateSentence(says, csvLocale),
        released: release !== null,
      })),
    },
    amends,
    sealed_by,
    sealed_at,
    zone,
  };
  const named = gate.checks.filter(({ code }) => code === 'crew' || code === 'rest');
  const leaves: SealedLeaf[] = [
    ...aboard.map(({ id, name, document, birth_date, fare }) => ({
      of: 'passenger' as const,
      id,
      values: { name, document, birth_date, fare },
    })),
    ...crew.map(({ id, name, position, papers }) => ({
      of: 'crew' as const,
      id,
      values: { name, position, papers },
    })),
    { of: 'person', id: by.id, values: { name: by.name } },
    ...released.map(({ id, check, text, by: who }) => ({
      of: 'release' as const,
      id,
      values: { check, reason: text, name: who },
    })),
    ...named.map(({ code, says }) => ({
      of: 'note' as const,
      id: null,
      values: { code, sentence: gateSentence(says, csvLocale) },
    })),
  ];
  return { header, leaves, gate };
}
