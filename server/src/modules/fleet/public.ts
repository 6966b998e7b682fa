export { limitPeople, lockSeats, placesOfBoat } from './people-limit.ts';
