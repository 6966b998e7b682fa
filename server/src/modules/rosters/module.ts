import { rosters } from '@leme/contract/rosters/module';
import type { ServerModule } from '#kit/http/serve';
import { servesOwnCalendar } from './calendars/own-calendar.ts';
import { servesCalendar } from './calendars/serve-calendar.ts';
import { servesAnswers } from './duties/answer.ts';
import { servesAssignments } from './duties/assignment-verbs.ts';
import { bringBack } from './duties/bring-back.ts';
import { servesCandidates } from './duties/candidates.ts';
import { followClock } from './duties/follow-clock.ts';
import { followSailings } from './duties/follow-sailings.ts';
import { servesShifts } from './duties/shifts.ts';
import { namesCrew } from './facts/names-crew.ts';
import { forgetReasons } from './forget-reasons.ts';
import { type LetterNeeds, rosterLetters } from './letters/roster-letter.ts';
import { servesCrewRosters } from './own/read-crew-rosters.ts';
import { servesApplication } from './proposals/apply.ts';
import { servesProposals } from './proposals/propose.ts';
import { servesLock } from './week/lock.ts';
import { servesPublication } from './week/publish.ts';
import { servesBoard } from './week/read-board.ts';
import { servesSheet } from './week/sheet.ts';

/** Who works when. */
export function rostersModule(needs: LetterNeeds): ServerModule {
  return {
    ...rosters,
    constraints: { crew_in_one_place: 'crew-conflict', crew_day_rested: 'crew-conflict' },
    rules: forgetReasons,
    mails: rosterLetters(needs),
    async followsSailing(work, sessions, { frees, freedAt }) {
      await followSailings(work, sessions, { frees });
      if (freedAt !== undefined) await bringBack(work, sessions, freedAt);
    },
    clockChanged: followClock,
    namesCrew,
    serves: [
      servesBoard,
      servesCandidates,
      ...servesAssignments,
      servesAnswers,
      ...servesShifts,
      ...servesProposals,
      servesApplication,
      ...servesPublication,
      servesLock,
      servesSheet,
      servesCrewRosters,
      ...servesOwnCalendar,
      servesCalendar(needs),
    ],
  };
}
