/** What can be said of a departure beside its seal. */
export const countKinds = ['counted', 'marked', 'missing', 'closed', 'released', 'answered'] as const;
export type CountKind = (typeof countKinds)[number];

export const moments = ['out', 'back'] as const;
/** The later wins where two phones said so at once: whoever is aboard somewhere is not ashore. */
export const marks = ['ashore', 'elsewhere', 'aboard'] as const;
export type Mark = (typeof marks)[number];

/** What is done for people of a voyage: counted, still being called one by one, missing, or all ashore. */
export const countStates = ['none', 'roll_call', 'missing', 'closed'] as const;
export type CountState = (typeof countStates)[number];

/** One thing that was said of a count; what it does not speak of is null. */
export type CountEvent = {
  id: string;
  kind: CountKind;
  /** How many things said of the voyage's count whoever says it had seen. */
  step: number;
  moment: (typeof moments)[number] | null;
  counted: number | null;
  people: readonly string[];
  mark: Mark | null;
  text: string | null;
};

/** A seal may be large: more go with the next request. */
export const mostDeparturesAtOnce = 3;
