export { boatOfMotor } from './motors/boat-of-motor.ts';
export { readMeter } from './motors/read-meter.ts';
export { placesOfBoat } from './places-of-boat.ts';
