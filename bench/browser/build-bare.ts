import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../node_modules/.cache');

/** A program of React and nothing else, built for the browsers the product is built for. Answers its JavaScript, a module. */
export async function buildBare(source: string): Promise<string> {
  // Inside the checkout, so that the packages are found.
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bare-'));
  try {
    await writeFile(join(folder, 'entry.js'), source);
    const { build } = await import('vite');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: join(folder, 'out'),
        target: ['chrome111', 'safari16.4', 'firefox128'],
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(folder, 'entry.js'), output: { entryFileNames: 'entry.js' } },
      },
    });
    return await readFile(join(folder, 'out/entry.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
