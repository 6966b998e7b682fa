import { Monitor, Moon, Sun, SunDim } from 'lucide-react';
import { useTheme } from '#kit/device/theme.ts';
import { useText } from '#kit/text/i18n.ts';
import type { LatePanel } from '#ui/loading/late-panel.tsx';
import { MenuChoices, MenuPanel } from '#ui/menus/lazy/menu-panel.tsx';
import type { ThemeChoice } from '#ui/style/theme.ts';
import { shellTexts } from '../../shell/texts/texts.ts';

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

/** What the sun and the moon of the header open. */
export function ThemePanel({ panel }: { panel: LatePanel }) {
  return (
    <MenuPanel panel={panel}>
      <ThemeChoices />
    </MenuPanel>
  );
}
