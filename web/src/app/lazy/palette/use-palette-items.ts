import { locales } from '@leme/contract/kit/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chooseLocale, useLocale, useText } from '#kit/i18n.ts';
import { type PaletteAction, useScreenActions } from '#kit/palette-actions.ts';
import { useAccess } from '#kit/session.tsx';
import { chooseTheme } from '#ui/theme.ts';
import { useToast } from '#ui/toast.tsx';
import { useAddress, useOpenPage } from '../../shell/address.tsx';
import { languageNames } from '../../shell/language-menu.tsx';
import { menuItems, pagesWithoutEntry } from '../../shell/page-items.ts';
import { useShell } from '../../shell/shell-context.tsx';
import { shellTexts } from '../../shell/texts/texts.ts';
import { themeChoices, themeNames } from '../../shell/theme-menu.tsx';
import { useFavourite } from '../../shell/use-favourite.ts';
import { useMenu } from '../../shell/use-menu.ts';
import { actionItem, type PaletteItem, pageItem } from './palette-items.ts';
import { paletteTexts } from './texts/texts.ts';
import { useSellActions } from './use-sell-actions.ts';

/** Everything the palette can offer this person on this screen. */
export function usePaletteItems(): readonly PaletteItem[] {
  const access = useAccess();
  const menu = useMenu();
  const locale = useLocale();
  const pages = useMemo(
    () => [...menuItems(menu, locale), ...pagesWithoutEntry(access, locale)].map(pageItem),
    [menu, access, locale],
  );
  const own = useScreenActions();
  const shell = [...useSellActions(), ...usePageActions(), ...useLookActions()];
  const others = shell.filter(({ id }) => own.every((action) => action.id !== id));
  return [...pages, ...[...own, ...others].map(actionItem)];
}

function usePageActions(): readonly PaletteAction[] {
  const t = useText(paletteTexts);
  const shell = useText(shellTexts);
  const { path } = useAddress();
  const queries = useQueryClient();
  const toast = useToast();
  const favourite = useFavourite(path);
  const { toggleSidebar, setDialog } = useShell();
  const openPage = useOpenPage();
  const refresh = async () => {
    await queries.invalidateQueries();
    toast.show({ title: t('refreshed') });
  };
  const star: PaletteAction[] =
    favourite && !favourite.isBlocked
      ? [
          {
            id: 'star',
            label: shell(favourite.isFavourite ? 'removeFavourite' : 'addFavourite'),
            icon: 'star',
            run: favourite.toggle,
          },
        ]
      : [];
  return [
    ...star,
    { id: 'refresh', label: t('refresh'), icon: 'refresh-cw', run: refresh },
    { id: 'sidebar', label: shell('toggleSidebar'), icon: 'panel-left', key: 'mod+b', run: toggleSidebar },
    { id: 'shortcuts', label: shell('shortcuts'), icon: 'list', key: '?', run: () => setDialog('shortcuts') },
    {
      id: 'sign-out',
      label: shell('signOut'),
      icon: 'log-out',
      keywords: 'logout',
      run: () => openPage('/logout'),
    },
  ];
}

function useLookActions(): readonly PaletteAction[] {
  const t = useText(paletteTexts);
  const shell = useText(shellTexts);
  const themes = themeChoices.map((choice) => ({
    id: `theme-${choice}`,
    label: t('setTheme', { name: shell(themeNames[choice]) }),
    icon: 'sun-moon',
    run: () => chooseTheme(choice),
  }));
  const languages = locales.map((locale) => ({
    id: `language-${locale}`,
    label: t('setLanguage', { name: languageNames[locale] }),
    icon: 'languages',
    keywords: `${locale} idioma language langue lingua`,
    run: () => chooseLocale(locale),
  }));
  return [...themes, ...languages];
}
