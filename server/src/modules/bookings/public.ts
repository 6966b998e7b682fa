export { veil } from './booking-queries.ts';
export { sessionsFor } from './session-queries.ts';
