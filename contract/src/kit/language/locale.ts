/** The five languages of the product; pt-BR is the source. */
export const locales = ['pt-BR', 'en', 'es', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

/** One text in all five languages; a missing one does not compile. */
export type Localised = Record<Locale, string>;

const code = /^([a-z]{2,3})(?:[-_]([a-z]{4})(?=[-_]|$))?(?:[-_]([a-z\d]{2,8}))?(?:[-_][a-z\d]{2,8})?$/i;

/**
 * A language code as browsers and people write it, in the form `Language-REGION`: `DE_at` → de-AT; what looks like
 * anything else, such as script, gives `undefined`.
 */
export function languageTag(written: string | null | undefined): string | undefined {
  const [, language, , region] = code.exec(written ?? '') ?? [];
  return language && [language.toLowerCase(), region?.toUpperCase()].filter(Boolean).join('-');
}

/** The same as one of ours: `pt*` → pt-BR; en, es, fr, it; any other language is none and gives `undefined`. */
export function normaliseLocale(written: string | null | undefined): Locale | undefined {
  const language = languageTag(written)?.split('-')[0];
  if (language === 'pt') return 'pt-BR';
  return locales.find((locale) => locale === language);
}

/** The first of these wishes that is a language of ours; whoever speaks another reads English, who says none Portuguese. */
export function spokenIn(wishes: readonly (string | null | undefined)[]): Locale {
  const [own] = wishes.flatMap((wish) => normaliseLocale(wish) ?? []);
  return own ?? (wishes.some((wish) => languageTag(wish)) ? 'en' : 'pt-BR');
}
