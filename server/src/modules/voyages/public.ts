export { evaluateDepartures } from './gate/watch-gates.ts';
export { evaluateVoyages } from './logbook/overdue-voyages.ts';
