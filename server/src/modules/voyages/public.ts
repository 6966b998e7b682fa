export { evaluateVoyages } from './logbook/overdue-voyages.ts';
