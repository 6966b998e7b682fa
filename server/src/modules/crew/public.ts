export { type CrewOfDay, crewOfDay } from './decisions/places-of-boats.ts';
