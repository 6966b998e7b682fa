import { type Locale, locales } from '@leme/contract/kit/locale';
import { Globe } from 'lucide-react';
import { chooseLocale, useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { shellTexts } from '../texts/texts.ts';

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
  return (
    <MenuChoices
      value={locale}
      onValueChange={(value) => {
        const chosen = locales.find((known) => known === value);
        if (chosen) chooseLocale(chosen);
      }}
      choices={locales.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
    />
  );
}

export function LanguageMenu() {
  const t = useText(shellTexts);
  const locale = useLocale();
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm">
          <Globe aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          <span className="sr-only">{t('language')} </span>
          <span className="text-xs">{locale}</span>
        </Button>
      }
    >
      <LanguageChoices />
    </Menu>
  );
}
