export {
  endBoatStop,
  hitsOfStop,
  leaveStopsOpen,
  soldWhileStopped,
  stopBoat,
} from './availability/boat-stops.ts';
export { boatsInstead } from './availability/boats-instead.ts';
export { boatsInDeparture, exchangedFrom } from './availability/exchanged-from.ts';
export { redactionFor } from './booking/booking-queries.ts';
export { expireHolds } from './booking/expire-holds.ts';
export { completeBookings, completeSailed } from './life/complete-bookings.ts';
export { visibleBookings, visibleSessions } from './partner-scope.ts';
export { describePerson, saveFlags, savePerson } from './party/people-writes.ts';
export { owedOn } from './payments/owed-on.ts';
export { payByBank } from './payments/record-payment.ts';
export { takePayment } from './payments/take-payment.ts';
export { type Departure, departuresToSell, stateOf } from './price/departure-to-sell.ts';
export { hourThere, makeDepartures } from './schedules/make-departures.ts';
export {
  allotmentsOf,
  drawSeats,
  endAllotment,
  keepSeats,
  noteAllotment,
  noteDrawn,
  resizeAllotment,
  settleAllotments,
} from './seats/allotments.ts';
export { lockSeats } from './seats/people-limit.ts';
export { saveSession } from './sessions/save-session.ts';
export { fullnessOf, type SessionRecord, sessionsFor } from './sessions/session-queries.ts';
export { type CrewNames, tellCrew } from './sessions/tell-crew.ts';
export { type Sailed, tellSailed } from './sessions/tell-sailed.ts';
export {
  adjustSold,
  cancelSold,
  confirmHold,
  extendSold,
  holdSeats,
  moveSold,
  releaseSold,
  sellOutside,
  settleSold,
  updateSold,
} from './sold-outside.ts';
export { followZone } from './zone/follow-zone.ts';
