export { redactionFor } from './booking/booking-queries.ts';
export { expireHolds } from './booking/expire-holds.ts';
export { completeBookings } from './life/complete-bookings.ts';
export { visibleBookings, visibleSessions } from './partner-scope.ts';
export { describePerson, saveFlags, savePerson } from './party/people-writes.ts';
export { owedOn } from './payments/owed-on.ts';
export { fullnessOf, type SessionRecord, sessionsFor } from './sessions/session-queries.ts';
