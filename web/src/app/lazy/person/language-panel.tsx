import type { Locale } from '@leme/contract/kit/language/locale';
import { useOfferedLocales } from '#kit/auth-session/offered-locales.ts';
import { chooseLocale, useLocale } from '#kit/text/i18n.ts';
import type { LatePanel } from '#ui/loading/late-panel.tsx';
import { MenuChoices, MenuPanel } from '#ui/menus/lazy/menu-panel.tsx';

/** The languages by their own names, as everyone finds his own. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Português (Brasil)',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};

export function LanguageChoices() {
  const locale = useLocale();
  const offered = useOfferedLocales();
  return (
    <MenuChoices
      value={locale}
      onValueChange={(value) => {
        const chosen = offered.find((known) => known === value);
        if (chosen) chooseLocale(chosen);
      }}
      choices={offered.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
    />
  );
}

/** What the globe of the header opens. */
export function LanguagePanel({ panel }: { panel: LatePanel }) {
  return (
    <MenuPanel panel={panel}>
      <LanguageChoices />
    </MenuPanel>
  );
}
