export { placesOfBoat } from './places-of-boat.ts';
