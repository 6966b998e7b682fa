import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { manifestWords } from './texts/texts.ts';

/** Who is expected aboard, and who came. */
export const manifest = defineModule({
  name: 'manifest',
  rank: 5,
  tables: ['attendance_events', 'attendance_refusals'],
  pages,
  words: manifestWords,
});
