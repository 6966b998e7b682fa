/** What a queue is sorted by first, in this order. */
export const dues = ['first', 'overdue', 'today', 'tomorrow', 'later', 'none'] as const;

/** How somebody is contacted; a note is none. */
export const contactTypes = ['whatsapp', 'call', 'email', 'meeting', 'note'] as const;
