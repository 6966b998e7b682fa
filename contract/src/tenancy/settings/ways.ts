/** On which day a week may begin. */
export const weekdays = ['sunday', 'monday', 'saturday'] as const;
export type FirstWeekday = (typeof weekdays)[number];

/** What may have to be known of somebody who sails. */
export const facts = ['name', 'document', 'birth_date'] as const;
export type PassengerFact = (typeof facts)[number];
