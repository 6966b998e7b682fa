import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { channelsWords } from './texts/texts.ts';

/** Where else the company sells; its screens come later. */
export const channels = defineModule({ name: 'channels', rank: 6, tables: [], pages, words: channelsWords });
