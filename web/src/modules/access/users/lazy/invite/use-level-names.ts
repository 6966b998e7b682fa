import { type Role, roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { locales } from '@leme/contract/kit/language/locale';
import { lookUp } from '@leme/contract/kit/language/texts';
import { use } from 'react';
import { comingTexts } from '#kit/text/define-texts.ts';
import { useText } from '#kit/text/i18n.ts';

/** A file the product wrote is Portuguese, whoever saved it. */
const [ofFiles] = locales;

/** What a level is called by whoever reads, and in a file of the product. */
export function useLevelNames(): (role: Role) => readonly string[] {
  const t = useText(accessWords);
  const coming = comingTexts(accessWords, ofFiles);
  if (coming) use(coming);
  return (role) => [t(roleKey(role)), lookUp(accessWords, ofFiles, roleKey(role)) ?? ''];
}
