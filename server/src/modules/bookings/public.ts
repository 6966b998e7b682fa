export { veil } from './booking-queries.ts';
export { expireHolds } from './expire-holds.ts';
export { fullnessOf, type SessionRecord, sessionsFor } from './session-queries.ts';
