export { BoatGate } from './boat-gate.tsx';
export { CastOffAt, CountBackAt } from './by-departure.tsx';
export { MissingAlarms } from './missing-alarms.tsx';
