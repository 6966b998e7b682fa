import { defineModule } from '../kit/module.ts';
import { live } from './live-tables.ts';
import { pages } from './pages.ts';
import { rosterSettings } from './roster-settings.ts';
import { rostersWords } from './texts/texts.ts';

/** Who works when: weeks, duties, and what each says to them. */
export const rosters = defineModule({
  name: 'rosters',
  rank: 3,
  tables: ['crew_assignments', 'crew_calendars', 'crew_days', 'crew_shifts', 'roster_proposals', 'rosters'],
  pages,
  live,
  settings: [{ page: 'system-config', entity: rosterSettings }],
  words: rostersWords,
});
