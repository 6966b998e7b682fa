import { readStored, store } from './stored.ts';

export type ThemeChoice = 'system' | 'light' | 'dark' | 'sun';

const THEME_KEY = 'leme.theme';
const BRAND_KEY = 'leme.brand';
const CHOICES: readonly string[] = ['system', 'light', 'dark', 'sun'];

function isChoice(value: string | null): value is ThemeChoice {
  return value !== null && CHOICES.includes(value);
}

/** The theme chosen on this device; the system's unless one was. */
export function themeChoice(): ThemeChoice {
  const stored = readStored(THEME_KEY);
  return isChoice(stored) ? stored : 'system';
}

/** Shows a theme without remembering it, as the manifests do with the sun. */
export function showTheme(choice: ThemeChoice): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = choice === 'system' ? (dark ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = theme === 'dark' ? '#131D25' : '#FFFFFF';
}

/** Shows a theme and remembers it for the next start. */
export function chooseTheme(choice: ThemeChoice): void {
  store(THEME_KEY, choice);
  showTheme(choice);
}

/** Follows the system while it is the choice; returns how to stop. */
export function followSystemTheme(): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const update = () => themeChoice() === 'system' && showTheme('system');
  media.addEventListener('change', update);
  return () => media.removeEventListener('change', update);
}

/** Puts a tenant's colours in force and keeps them for the next start; null goes back to the product's own. */
export function applyBrand(variables: Readonly<Record<string, string>> | null): void {
  const { style } = document.documentElement;
  const old = [...style].filter((name) => /^--(light|dark|login)-/.test(name));
  for (const name of old) style.removeProperty(name);
  for (const [name, value] of Object.entries(variables ?? {})) style.setProperty(name, value);
  store(BRAND_KEY, variables ? JSON.stringify(variables) : null);
}
