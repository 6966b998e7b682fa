import { Monitor, Moon, Sun, SunDim, SunMoon } from 'lucide-react';
import { useTheme } from '#kit/device/theme.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import type { ThemeChoice } from '#ui/style/theme.ts';
import { shellTexts } from '../texts/texts.ts';

export const themeNames = {
  light: 'themeLight',
  dark: 'themeDark',
  system: 'themeSystem',
  sun: 'themeSun',
} as const satisfies Record<ThemeChoice, string>;

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system', 'sun'];
const icons = { light: SunDim, dark: Moon, system: Monitor, sun: Sun };

export function ThemeChoices() {
  const t = useText(shellTexts);
  const [value, choose] = useTheme();
  return (
    <MenuChoices
      value={value}
      onValueChange={(next) => {
        const chosen = themeChoices.find((known) => known === next);
        if (chosen) choose(chosen);
      }}
      choices={themeChoices.map((choice) => {
        const Icon = icons[choice];
        return {
          value: choice,
          label: t(themeNames[choice]),
          icon: <Icon className="size-4" strokeWidth={1.75} />,
        };
      })}
    />
  );
}

export function ThemeMenu() {
  const t = useText(shellTexts);
  return (
    <Menu
      trigger={<IconButton name={t('theme')} icon={<SunMoon className="size-4.5" strokeWidth={1.75} />} />}
    >
      <ThemeChoices />
    </Menu>
  );
}
