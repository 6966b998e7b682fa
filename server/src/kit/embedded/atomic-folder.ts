import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './processes.ts';

/**
 * Builds a folder under a temporary name and renames it once it is complete, so that a crash or a second process
 * at the same moment never leaves half of it. True when this call made the folder.
 */
export async function createFolderAtOnce(
  target: string,
  build: (draft: string) => Promise<void>,
): Promise<boolean> {
  if (existsSync(target)) return false;
  removeAbandonedDrafts(target);
  const draft = `${target}.draft-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await build(draft);
    renameSync(draft, target);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(target)) return false;
    throw error;
  }
}

function removeAbandonedDrafts(target: string): void {
  const prefix = `${basename(target)}.draft-`;
  for (const name of readdirSync(dirname(target))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (name.startsWith(prefix) && !isAlive(pid)) {
      rmSync(join(dirname(target), name), { recursive: true, force: true, maxRetries: 3 });
    }
  }
}
