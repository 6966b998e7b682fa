/** The five languages of the product; pt-BR is the source. */
export const locales = ['pt-BR', 'en', 'es', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

/** One text in all five languages; a missing one does not compile. */
export type Localised = Record<Locale, string>;

/**
 * A language code as browsers and people write it, normalised: `pt*` → pt-BR; en, es, fr, it; anything else, and
 * anything that looks like script, is not one of ours and gives `undefined`.
 */
export function normaliseLocale(code: string | null | undefined): Locale | undefined {
  if (!code || !/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,2}$/.test(code)) return undefined;
  const language = code.slice(0, 2).toLowerCase();
  if (code.length > 2 && !/[-_]/.test(code.charAt(2))) return undefined;
  if (language === 'pt') return 'pt-BR';
  return locales.find((locale) => locale === language);
}
