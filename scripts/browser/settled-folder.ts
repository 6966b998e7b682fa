import { lstat, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const contents = 'contents.json';

/**
 * A folder of this user that is whole or not there: filled under another name and then renamed, and compared with its
 * list at each use, because whoever tidies temporary folders takes single files. Many may ask at once.
 */
export async function settledFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<string> {
  await refuseOthers(folder);
  if (await isWhole(folder)) return folder;
  await removeAbandoned(folder);
  const draft = await mkdtemp(`${folder}.${process.pid}.`);
  try {
    await fill(draft);
    await writeFile(join(draft, contents), await listOf(draft));
    await takePlace(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(`${draft}.broken`, { recursive: true, force: true });
  }
  return folder;
}

/** A program in a folder that somebody else can write to would be his program. */
async function refuseOthers(folder: string): Promise<void> {
  const found = await lstat(folder).catch(ifMissing);
  const uid = process.getuid?.();
  if (!found || uid === undefined) return;
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0) return;
  throw new Error(`${folder} is not a folder of this user alone. Remove it or set TMPDIR to another folder.`);
}

/** Whether every file is there as it was; what a program wrote beside them is its own matter. */
async function isWhole(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, contents), 'utf8').catch(ifMissing);
  if (list === undefined) return false;
  const files: readonly FileSize[] = JSON.parse(list);
  const sizes = await Promise.all(files.map(([name]) => sizeOf(join(folder, name))));
  return files.every(([, size], at) => sizes[at] === size);
}

type FileSize = readonly [name: string, size: number];

async function listOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => [name, await sizeOf(join(folder, name))] as const),
  );
  return JSON.stringify(files.filter(([, size]) => size !== null));
}

/** Null where no file is. */
async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(ifMissing);
  return found?.isFile() ? found.size : null;
}

/** The first of many takes the place; one who finds something broken there sets it aside. */
async function takePlace(draft: string, folder: string): Promise<void> {
  for (;;) {
    const isTaken = await rename(draft, folder).then(() => false, ifTaken);
    if (!isTaken || (await isWhole(folder))) return;
    await rm(`${draft}.broken`, { recursive: true, force: true });
    await rename(folder, `${draft}.broken`).catch(ifMissing);
  }
}

function ifTaken(error: NodeJS.ErrnoException): true {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  return true;
}

/** What the unpackings left behind that were ended. */
async function removeAbandoned(folder: string): Promise<void> {
  const drafts = `${basename(folder)}.`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(drafts) || isAlive(Number.parseInt(name.slice(drafts.length), 10))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
