import type { ScreenFile } from '../screen-file.ts';

/** The code of every page where no day begins, named apart from what the application starts with. */
export const otherScreens = import.meta.glob<ScreenFile>([
  '../../modules/**/*.screen.tsx',
  '!../../modules/manifest/**',
  '!../../modules/leads/leads/**',
  '../composed/*.screen.tsx',
]);
