/** What a token of a machine may be good for: to look, and to book. */
export const machineScopes = ['octo-read', 'octo-book'] as const;
export type MachineScope = (typeof machineScopes)[number];

export const machineModes = ['live', 'test'] as const;
export type MachineMode = (typeof machineModes)[number];

/** How many of a mode live at once, so that one takes over from the other. */
export const tokensAtOnce = 2;
