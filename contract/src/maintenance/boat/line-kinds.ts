/** What the time line of a boat tells of; modules above maintenance add what they know. */
export const lineKinds = ['stop', 'order', 'plan', 'log', 'paper', 'fuel', 'occurrence'] as const;
export type LineKind = (typeof lineKinds)[number];
