import { textsIn } from '@leme/contract/kit/language/texts';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { comingTexts } from '#kit/text/define-texts.ts';
import { csvTexts } from './csv/texts/texts.ts';

/** The words of a file: of the office's language, whoever saves it, as an import reads the same headings back. */
export const fileText = textsIn(csvTexts, csvLocale);

/** Resolves when they are there. */
export async function bringFileTexts(): Promise<void> {
  await comingTexts(csvTexts, csvLocale);
}
