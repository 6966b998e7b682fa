export { answerTo } from './decisions/decide-competency.ts';
export { contextOf, type Ground, type Paper, readGround, readPapers } from './decisions/ground.ts';
export { type CrewOfDay, crewOfDay } from './decisions/places-of-boats.ts';
export { ownMember } from './decisions/read-wallets.ts';
