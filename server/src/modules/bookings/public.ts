export { redactionFor } from './booking-queries.ts';
export { expireHolds } from './expire-holds.ts';
export { visibleBookings, visibleSessions } from './partner-scope.ts';
export { describePerson, saveFlags, savePerson } from './people-writes.ts';
export { fullnessOf, type SessionRecord, sessionsFor } from './session-queries.ts';
