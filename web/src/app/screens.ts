import type { RouteEntry } from '@leme/contract/access/route-entry';
import { loadOnce } from '#kit/browser/load-once.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { ScreenFile, ScreenFiles } from './screen-file.ts';

/** Where most days begin, at the pier and with leads: who opens one of these fetches the names of no others. */
export const firstScreens = import.meta.glob<ScreenFile>([
  '../modules/manifest/**/*.screen.tsx',
  '../modules/leads/leads/*.screen.tsx',
]);

const fetchOthers = loadOnce(async () => byName((await import('./lazy/other-screens.ts')).otherScreens));
const first = byName(firstScreens);

/** By the name of the page in its module's `pages.ts`. */
function byName(files: ScreenFiles): Map<string, () => Promise<ScreenFile>> {
  const named = new Map<string, () => Promise<ScreenFile>>();
  for (const [file, fetchFile] of Object.entries(files)) {
    const name = file.replace(/^.*\/|\.screen\.tsx$/g, '');
    if (named.has(name)) throw new Error(`${file} is a second screen of the page ${name}`);
    named.set(name, fetchFile);
  }
  return named;
}

function screenNamed(name: string) {
  const code = async () => {
    const fetchFile = first.get(name) ?? (await fetchOthers()).get(name);
    const { screen } = (await fetchFile?.()) ?? {};
    if (!screen) throw new Error(`No ${name}.screen.tsx exports a screen`);
    return screen;
  };
  return Object.assign(lazyScreen(code), { code });
}

const screens = new Map<string, ReturnType<typeof screenNamed>>();

/** The screen of a page that is ready, fetched when it is first opened or prefetched. */
export function screenOf({ name }: Pick<RouteEntry, 'name'>) {
  const screen = screens.get(name) ?? screenNamed(name);
  screens.set(name, screen);
  return screen;
}

/** Brings the names of all pages, for whoever opens another one next. */
export const bringScreens = () => fetchOthers().then(() => undefined);
