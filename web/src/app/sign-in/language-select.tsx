import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { ChevronDown, Globe } from 'lucide-react';
import { chooseLocale, useLocale, useText } from '#kit/text/i18n.ts';
import { signInTexts } from './texts/texts.ts';

const names: Record<Locale, string> = {
  'pt-BR': 'Português (Brasil)',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};

/** The five languages by their own names. The browser's own list keeps the first page small. */
export function LanguageSelect() {
  const t = useText(signInTexts);
  const locale = useLocale();
  return (
    <label className="relative flex h-8 shrink-0 items-center gap-2 rounded-md focus-within:outline-2 focus-within:outline-ring max-md:h-11">
      <Globe aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      <span className="sr-only">{t('language')}</span>
      <select
        value={locale}
        onChange={(event) => {
          const chosen = locales.find((known) => known === event.target.value);
          if (chosen) void chooseLocale(chosen);
        }}
        className="h-full cursor-pointer appearance-none bg-transparent pe-5 outline-none"
      >
        {locales.map((known) => (
          <option key={known} value={known} lang={known} className="bg-surface text-fg">
            {names[known]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-0 size-3.5"
        strokeWidth={1.75}
      />
    </label>
  );
}
