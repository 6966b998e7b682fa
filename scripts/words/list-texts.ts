import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '../../contract/src/kit/language/locale.ts';
import { namesIn } from '../../contract/src/kit/language/merge-texts.ts';
import type { Texts } from '../../contract/src/kit/language/translation.ts';
import type { ProductText } from '../../contract/src/tenancy/words/product-text.ts';
import { isCarried, namespaceOf } from './texts.ts';

const form = /_(zero|one|two|few|many|other)$/;

/** Every text of the product, of screens, declarations and letters, as `texts.json` lists them beside a build. */
export async function listTexts(root: string): Promise<ProductText[]> {
  const files = await Array.fromAsync(glob('{web,contract,server}/src/**/texts/pt-BR.json', { cwd: root }));
  const folders = files.map((file) => file.replaceAll('\\', '/').replace('/pt-BR.json', ''));
  const listed = folders.filter((folder) => !isCarried(folder)).toSorted();
  const texts = await Promise.all(listed.map((folder) => textsOf(root, folder)));
  return texts.flat();
}

async function textsOf(root: string, folder: string): Promise<ProductText[]> {
  const read = async (locale: Locale) => {
    const text = await readFile(join(root, folder, `${locale}.json`), 'utf8').catch(() => '{}');
    return [locale, JSON.parse(text)] as const;
  };
  const all = Object.fromEntries(await Promise.all(locales.map(read))) as Record<Locale, Texts>;
  const source = all['pt-BR'];
  const nameOf = (key: string) => {
    const name = key.replace(form, '');
    return source[`${name}_other`] === undefined ? key : name;
  };
  return [...new Set(Object.keys(source).map(nameOf))].map((key) => {
    const isPlural = source[`${key}_other`] !== undefined;
    const isOwn = (other: string) => (isPlural ? nameOf(other) === key && other !== key : other === key);
    const values = Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(Object.entries(all[locale]).filter(([other]) => isOwn(other))),
      ]),
    ) as Record<Locale, Texts>;
    const names = new Set(Object.values(values['pt-BR']).flatMap(namesIn));
    if (isPlural) names.add('count');
    return { namespace: namespaceOf(folder), key, names: [...names].sort(), isPlural, values };
  });
}
