import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildManifest, buildManifest } from '@leme/contract/tenancy/build';

/** A built web application in its folder. */
export type Build = BuildManifest & { folder: string };

/** The builds an installation can serve: the newest one, and all from new to old with that one among them. */
export type KeptBuilds = { current: Build | null; all: readonly Build[] };

/** The build in a folder; null when there is none or its `build.json` cannot be understood. */
export async function readBuild(folder: string): Promise<Build | null> {
  try {
    const manifest = buildManifest.parse(JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')));
    return { ...manifest, folder };
  } catch {
    return null;
  }
}

/** Copies a build into the folder of kept builds, unless it is there already. */
export async function keepBuild(webFolder: string, buildsFolder: string): Promise<void> {
  const build = await readBuild(webFolder);
  if (!build) return;
  const place = join(buildsFolder, build.build_id);
  if ((await readBuild(place))?.built_at === build.built_at) return;
  // Another process may keep the same build: each copies beside, and what arrives first stays.
  const beside = join(buildsFolder, `.${build.build_id}-${randomUUID()}`);
  await mkdir(buildsFolder, { recursive: true });
  await cp(webFolder, beside, { recursive: true, filter: (path) => !basename(path).startsWith('.built') });
  await rm(place, { recursive: true, force: true });
  await rename(beside, place).catch(() => rm(beside, { recursive: true, force: true }));
}

/** Deletes all but the `most` newest builds and those somebody chose. */
export async function dropOldBuilds(
  buildsFolder: string,
  chosen: ReadonlySet<string>,
  most: number,
): Promise<void> {
  const old = (await buildsIn(buildsFolder)).slice(most).filter(({ build_id }) => !chosen.has(build_id));
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/** What can be served from the built application and the folder of kept builds. */
export async function readKeptBuilds(webFolder?: string, buildsFolder?: string): Promise<KeptBuilds> {
  const current = webFolder === undefined ? null : await readBuild(webFolder);
  if (!current) return { current: null, all: [] };
  const kept = buildsFolder === undefined ? [] : await buildsIn(buildsFolder);
  const others = kept.filter(({ build_id }) => build_id !== current.build_id);
  return { current, all: newestFirst([current, ...others]) };
}

async function buildsIn(buildsFolder: string): Promise<Build[]> {
  const names = await readdir(buildsFolder).catch(() => []);
  const builds = await Promise.all(names.map((name) => readBuild(join(buildsFolder, name))));
  return newestFirst(builds.filter((build) => build?.build_id === basename(build?.folder ?? '')));
}

function newestFirst(builds: readonly (Build | null)[]): Build[] {
  return builds
    .filter((build) => build !== null)
    .sort((one, other) => other.build_id.localeCompare(one.build_id));
}
