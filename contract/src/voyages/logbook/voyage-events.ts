/** What can be said of a voyage. */
export const eventKinds = [
  'departed',
  'returned',
  'reading',
  'occurrence',
  'fuel_level',
  'eta',
  'amended',
  'cancelled',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const occurrenceKinds = [
  'avaria',
  'acidente',
  'homem_ao_mar',
  'abordagem',
  'fiscalizacao',
  'outro',
] as const;
export type OccurrenceKind = (typeof occurrenceKinds)[number];

/** What an occurrence raises: damage is looked at, people in danger are critical. */
export const alarmOf: Partial<Record<OccurrenceKind, 'critica' | 'alta'>> = {
  avaria: 'alta',
  acidente: 'critica',
  homem_ao_mar: 'critica',
};

export const voyageStates = ['open', 'review', 'closed', 'cancelled'] as const;
export type VoyageState = (typeof voyageStates)[number];

/** Why a voyage waits for somebody's word. */
export const openReasons = ['people', 'hours', 'no-departure', 'other-voyage'] as const;
export type OpenReason = (typeof openReasons)[number];

/** One thing that was said of a voyage; what it does not speak of is null. */
export type VoyageEvent = {
  /** Made by the device; the same id is the same event. */
  id: string;
  kind: EventKind;
  /** How many events of the voyage whoever says it had seen: no clock orders them. */
  step: number;
  /** When it was, as far as it is known. */
  at: string;
  people: number | null;
  hours: number | null;
  captain: string | null;
  text: string | null;
  occurrence: OccurrenceKind | null;
  /** How full the tank was, in per cent. */
  level: number | null;
  /** When the boat is expected back. */
  eta: string | null;
  /** Of an added line: it explains what did not fit, by the name of who says it. */
  explains: boolean;
};
