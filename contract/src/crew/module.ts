import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { crewWords } from './texts/texts.ts';

/** Who sails, when, and what they are able to do. */
export const crew = defineModule({
  name: 'crew',
  rank: 1,
  tables: [
    'boat_manning',
    'competencies',
    'competency_overrides',
    'competency_overrides_competencies',
    'competency_overrides_files',
    'competency_overrides_own_competencies',
    'competency_versions',
    'crew_credentials',
    'crew_leave',
    'crew_members',
    'own_competencies',
  ],
  pages,
  words: crewWords,
});
