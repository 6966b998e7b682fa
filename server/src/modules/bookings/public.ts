export { veil } from './booking-queries.ts';
export { type SessionRecord, sessionsFor } from './session-queries.ts';
