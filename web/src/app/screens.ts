import type { RouteEntry } from '@leme/contract/access/route-entry';
import type { Screen } from '#kit/shell/screen.ts';
import { lazyScreen } from './lazy-screen.ts';

type File = { screen?: Screen };

/** The code of every page that exists: `<page>.screen.tsx`, by the name of the page in its module's `pages.ts`. */
export const screenFiles = import.meta.glob<File>(['../modules/**/*.screen.tsx', './*.screen.tsx']);

function screenOfFile(file: string, fetchFile: () => Promise<File>) {
  const code = async () => {
    const { screen } = await fetchFile();
    if (!screen) throw new Error(`${file} exports no screen`);
    return screen;
  };
  return Object.assign(lazyScreen(code), { code });
}

const screens = new Map<string, ReturnType<typeof screenOfFile>>();
for (const [file, fetchFile] of Object.entries(screenFiles)) {
  const name = file.replace(/^.*\/|\.screen\.tsx$/g, '');
  if (screens.has(name)) throw new Error(`${file} is a second screen of the page ${name}`);
  screens.set(name, screenOfFile(file, fetchFile));
}

/** The screen of a page, fetched when it is first opened or prefetched; none where it is still to be built. */
export function screenOf({ name }: Pick<RouteEntry, 'name'>) {
  return screens.get(name);
}
