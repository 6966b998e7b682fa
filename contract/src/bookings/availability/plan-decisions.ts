/** What becomes of a departure somebody has booked, where its schedule says otherwise now. */
export const planDecisions = ['keep', 'move', 'cancel'] as const;
