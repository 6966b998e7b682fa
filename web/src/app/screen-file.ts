import type { Screen } from '#kit/shell/screen.ts';

/** What `<page>.screen.tsx` exports. */
export type ScreenFile = { screen?: Screen };
export type ScreenFiles = Record<string, () => Promise<ScreenFile>>;
