import { read } from '@leme/contract/access/permission';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOfferedLocales } from '#kit/auth-session/offered-locales.ts';
import { useOpenPages } from '#kit/auth-session/open-pages.ts';
import { useAccess, useCan } from '#kit/auth-session/rights.ts';
import { type PaletteAction, useScreenActions } from '#kit/shell/palette-actions.ts';
import { chooseLocale, useLocale, useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { chooseTheme } from '#ui/style/theme.ts';
import { useAddress, useOpenPage } from '../../shell/address.tsx';
import { useMenu } from '../../shell/menu/use-menu.ts';
import { useFavourite } from '../../shell/own-pages/use-favourite.ts';
import { useShell } from '../../shell/shell-context.tsx';
import { shellTexts } from '../../shell/texts/texts.ts';
import { menuItems, pagesWithoutEntry } from '../menu-search/page-items.ts';
import { languageNames } from '../person/language-panel.tsx';
import { themeChoices, themeNames } from '../person/theme-panel.tsx';
import { actionItem, type PaletteItem, pageItem } from './palette-items.ts';
import { paletteTexts } from './texts/texts.ts';
import { useSellActions } from './use-sell-actions.ts';

/** Everything the palette can offer this person on this screen. */
export function usePaletteItems(): readonly PaletteItem[] {
  const access = useAccess();
  const menu = useMenu();
  const told = useOpenPages();
  const locale = useLocale();
  const pages = useMemo(
    () => [...menuItems(menu, told, locale), ...pagesWithoutEntry(access, told, locale)].map(pageItem),
    [menu, access, told, locale],
  );
  const own = useScreenActions();
  const shell = [...useSellActions(), ...useCatalogActions(), ...usePageActions(), ...useLookActions()];
  const others = shell.filter(({ id }) => own.every((action) => action.id !== id));
  return [...pages, ...[...own, ...others].map(actionItem)];
}

/** What has no page of its own and is reached from everywhere. */
function useCatalogActions(): readonly PaletteAction[] {
  const t = useText(paletteTexts);
  const can = useCan();
  const openPage = useOpenPage();
  if (!can(read('products'))) return [];
  return [
    {
      id: 'policies',
      label: t('policies'),
      icon: 'list',
      keywords: t('policiesWords'),
      run: () => openPage('/products?policies=all'),
    },
    {
      id: 'defaults',
      label: t('defaults'),
      icon: 'list',
      keywords: t('defaultsWords'),
      run: () => openPage('/products?defaults=all'),
    },
  ];
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
  const languages = useOfferedLocales().map((locale) => ({
    id: `language-${locale}`,
    label: t('setLanguage', { name: languageNames[locale] }),
    icon: 'languages',
    keywords: `${locale} idioma language langue lingua`,
    run: () => chooseLocale(locale),
  }));
  return [...themes, ...languages];
}
