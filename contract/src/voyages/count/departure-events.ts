import { z } from 'zod';
import { kB } from '../../kit/body-room.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { instant } from '../../kit/values/time.ts';
import { contractVersion } from '../../tenancy/rules.ts';
import { gateCodes, gateResults } from '../gate/gate-checks.ts';
import { countKinds, countStates, marks, moments, mostDeparturesAtOnce } from './count-events.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const counted = z.int().min(0).max(2_000);

/** A seal as the device made it; without one the server seals what it knows itself. */
const seal = z.strictObject({
  /** The header as it was hashed, in the one form it has. */
  header: z.string().max(20_000),
  root: hash,
  /** Each value as it was hashed, in the order of the leaves. */
  values: z.array(z.string().max(800)).max(250),
});

const sentEvent = z.strictObject({
  /** Made by the device; sending it again changes nothing. */
  id,
  kind: z.enum(['sealed', ...countKinds]),
  voyage_id: id.nullable().default(null),
  boat_id: id,
  session_id: id.nullable().default(null),
  step: z.int().min(0).max(10_000).default(0),
  client_time: instant.nullable().default(null),
  seal: seal.nullable().default(null),
  /** The seal this one adds to. */
  amends: id.nullable().default(null),
  moment: z.enum(moments).nullable().default(null),
  counted: counted.nullable().default(null),
  /** People aboard who are neither on the list nor of the crew. */
  others: counted.nullable().default(null),
  people: z.array(id).max(500).default([]),
  mark: z.enum(marks).nullable().default(null),
  check: z.enum(gateCodes).nullable().default(null),
  text: z.string().trim().max(500).nullable().default(null),
});

export const departureRefusals = [
  'not-allowed',
  'unknown-boat',
  'unknown-departure',
  'legal-check',
  'reason-too-short',
  'left-already',
  'incomplete',
] as const;
export type DepartureRefusal = (typeof departureRefusals)[number];

const result = z.object({
  id,
  outcome: z.enum(['stored', 'known', 'refused']),
  reason: z.enum(departureRefusals).nullable(),
  /** Of a seal: what the gate said, and whether what arrived is what was hashed. */
  gate: z.enum(gateResults).nullable(),
  intact: z.boolean().nullable(),
  root: z.string().nullable(),
  /** Of a voyage: how its count stands now. */
  count: z.enum(countStates).nullable(),
});
export type DepartureResult = z.output<typeof result>;

export const noteDepartures = endpoint({
  method: 'POST',
  path: '/departure-events',
  summary:
    'Appends seals, counts, marks, releases and what closes an alarm, in any order and as often as they are sent: an id counts once. That a boat left is never refused, whatever the gate says; no release is taken of what the law asks',
  // Each event looks for the right itself, so that what a device queued is answered by name.
  permission: 'signed-in',
  acceptsDeviceToken: true,
  repeat: 'harmless',
  body: z.strictObject({
    device_id: z.string().max(64).nullable().default(null),
    /** Who queued the events: nothing is applied in another's name. */
    user_id: id.nullable().default(null),
    contract_version: z.int().min(1).default(contractVersion),
    sent_at: instant.nullable().default(null),
    events: z.array(sentEvent).min(1).max(mostDeparturesAtOnce),
  }),
  room: { bytes: 4_096 * kB },
  reply: z.object({ results: z.array(result) }),
});
