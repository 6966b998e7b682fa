import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { financeWords } from './texts/texts.ts';

/** Money that comes, goes and is owed; its screens come later. */
export const finance = defineModule({ name: 'finance', rank: 3, tables: [], pages, words: financeWords });
