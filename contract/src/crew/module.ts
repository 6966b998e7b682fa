import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { crewWords } from './texts/texts.ts';

/** Who sails, when, and what they are able to do; its screens come later. */
export const crew = defineModule({ name: 'crew', rank: 0, tables: [], pages, words: crewWords });
