import { z } from 'zod';
import { locales } from './language/locale.ts';

const names = z.array(z.string());
const texts = z.record(z.enum(locales), names);

/**
 * `page-files.json` of a build: the files of the application, and of each page what it needs besides, `narrow` of them on
 * a phone and `wide` at a desk; texts by language. Names are relative to the folder of the build.
 */
export const pageFiles = z.object({
  shell: z.object({ files: names, texts }),
  pages: z.record(z.string(), z.object({ files: names, texts, narrow: names, wide: names })),
});
export type PageFiles = z.infer<typeof pageFiles>;
