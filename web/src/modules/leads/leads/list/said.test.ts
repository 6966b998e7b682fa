import { expect, test } from 'vitest';
import { said } from './said.testing.ts';

type Words = Record<string, string>;
const files = import.meta.glob<Words>(
  [
    '../**/texts/*.json',
    '/web/src/kit/**/texts/*.json',
    '/contract/src/{leads,sales,kit}/texts/*.json',
    '/web/src/modules/sales/whatsapp-templates/texts/*.json',
  ],
  { eager: true, import: 'default' },
);
const locales = ['pt-BR', 'en', 'es', 'fr', 'it'];

/** What the folders of a screen say in a language; spaces that do not break are spaces. */
const wordsOf = (folders: RegExp, locale: string): Map<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => folders.test(path) && path.endsWith(`/${locale}.json`))
      .flatMap(([path, words]) =>
        Object.entries(words).map(([key, text]) => [
          `${path.replace(/[^/]*$/, '')} ${key.replace(/_(one|many|other)$/, '')}`,
          text.replaceAll('\u00a0', ' ').replaceAll('{{', '{').replaceAll('}}', '}'),
        ]),
      ),
  );

/** Its own texts, those of its fields, and those of the kit. */
const screens = {
  list: /leads\/leads\/(texts|lazy\/board)|contract\/src\/leads|web\/src\/kit|^\.\.\/texts/,
  form: /lazy\/form\/|contract\/src\/leads|web\/src\/kit/,
  interactions: /lazy\/interactions|contract\/src\/leads|web\/src\/kit/,
  templates: /whatsapp-templates|contract\/src\/(leads|sales)/,
} as const;

test.each(Object.entries(screens))(
  'every text the specification shows of the %s is said there, in five languages',
  (name, folders) => {
    const own = wordsOf(folders, 'pt-BR');
    const texts = new Set(own.values());
    expect(said[name as keyof typeof said].filter((text) => !texts.has(text))).toEqual([]);
    for (const locale of locales) {
      const there = wordsOf(folders, locale);
      expect([locale, [...own.keys()].filter((key) => !there.get(key)?.trim())]).toEqual([locale, []]);
    }
  },
);
