import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageFiles } from '@leme/contract/kit/page-files';
import type { BuildManifest } from '@leme/contract/tenancy/build';
import { afterAll } from 'vitest';

/** A folder with one build to serve and others that were kept; it goes with the test. */
export async function someBuilds(current: string, kept: Record<string, Partial<BuildManifest>>) {
  const root = await mkdtemp(join(tmpdir(), 'leme-builds-'));
  afterAll(() => rm(root, { recursive: true, force: true }));
  const webFolder = join(root, 'dist');
  const buildsFolder = join(root, 'builds');
  await writeBuild(webFolder, { build_id: current });
  for (const [build_id, given] of Object.entries(kept))
    await writeBuild(join(buildsFolder, build_id), { build_id, ...given });
  return { webFolder, buildsFolder };
}

const noTexts = { 'pt-BR': [], en: [], es: [], fr: [], it: [] };
const pageFiles: PageFiles = {
  shell: { files: ['assets/shell.js'], texts: noTexts },
  pages: { 'passenger-manifest': { files: ['assets/day.js'], texts: noTexts, narrow: [], wide: [] } },
};

/** The least a built web application is: page, worker, one fingerprinted asset and what it says of itself. */
export async function writeBuild(
  folder: string,
  given: Partial<BuildManifest> & { build_id: string },
): Promise<void> {
  const { build_id } = given;
  const manifest: BuildManifest = {
    version: null,
    built_at: '2026-11-01T12:00:00.000Z',
    contract_version: 1,
    insecure: false,
    ...given,
  };
  await mkdir(join(folder, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'build.json'), JSON.stringify(manifest)),
    writeFile(join(folder, 'index.html'), `<!doctype html><head><title>${build_id}</title></head>`),
    writeFile(join(folder, 'page-files.json'), JSON.stringify(pageFiles)),
    writeFile(join(folder, 'sw.js'), `// ${build_id}`),
    writeFile(join(folder, 'assets', `index-${build_id}.js`), `'${build_id}'`),
  ]);
}
