import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BuildManifest } from '@leme/contract/tenancy/build';

/** Retained builds beside the one under test. */
export const olderBuild = '2026.01.15.0830';
export const insecureBuild = '2025.12.01.0700';

const texts = new Set(['.js', '.css', '.html', '.json', '.webmanifest']);

/**
 * Puts a copy of a build among the kept ones, as an installation has it that was served another build before: own label,
 * own fingerprints, own revisions of what has none.
 */
export async function keepAsOlder(
  dist: string,
  buildsFolder: string,
  given: Partial<BuildManifest> & { build_id: string },
): Promise<void> {
  const own: BuildManifest = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
  const folder = join(buildsFolder, given.build_id);
  await cp(dist, folder, { recursive: true, filter: (path) => !path.endsWith('.built-from') });
  const assets = await readdir(join(folder, 'assets'));
  const mark = given.build_id.replaceAll('.', '');
  const renamed = new Map(assets.map((name) => [name, name.replace(/(\.[a-z0-9]+)$/, `${mark}$1`)]));
  const anyAsset = new RegExp(assets.map((name) => RegExp.escape(name)).join('|'), 'g');
  const rewrite = (text: string) =>
    text
      .replace(anyAsset, (name) => renamed.get(name) ?? name)
      .replaceAll(own.build_id, given.build_id)
      .replace(/(revision:"[0-9a-f]{16})[0-9a-f]{16}/g, `$1${mark.padEnd(16, '0')}`);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
    await writeFile(path, rewrite(await readFile(path, 'utf8')));
  }
  for (const [name, next] of renamed)
    await rename(join(folder, 'assets', name), join(folder, 'assets', next));
  const manifest = { ...own, built_at: '2026-01-15T11:30:00.000Z', ...given };
  await writeFile(join(folder, 'build.json'), JSON.stringify(manifest));
}
