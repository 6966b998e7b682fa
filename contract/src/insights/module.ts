import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { insightsWords } from './texts/texts.ts';

/** What the figures say; its screens come later. */
export const insights = defineModule({ name: 'insights', rank: 7, tables: [], pages, words: insightsWords });
