import { statfs } from 'node:fs/promises';
import { Problem } from '@leme/contract/kit/problem';

/** Bytes of the disk that the database keeps for itself: nobody sends files once fewer are free. */
const reserve = 2_000_000_000;
const warnedFrom = 0.8;
const lookMs = 10_000;

export type Disk = {
  /** Throws `disk-full` where a file would touch what the database needs. */
  requireRoom(): Promise<void>;
  /** The share in use, and whether somebody should make room; null where the disk is not this machine's. */
  state(): Promise<{ used: number; isLow: boolean } | null>;
};

/** The disk a folder is on, looked at every ten seconds at most; without a folder nothing is known and nothing refused. */
export function watchDisk(folder: string | undefined, look = statfs): Disk {
  let seen: { at: number; free: number; used: number } | undefined;
  const space = async () => {
    if (folder === undefined) return null;
    const at = performance.now();
    if (!seen || at - seen.at > lookMs) {
      const { bavail, bsize, blocks } = await look(folder);
      seen = { at, free: bavail * bsize, used: 1 - bavail / blocks };
    }
    return seen;
  };
  return {
    async requireRoom() {
      const now = await space();
      if (now && now.free < reserve) throw new Problem('disk-full', { params: { retry_after: 600 } });
    },
    async state() {
      const now = await space();
      return now && { used: Math.round(now.used * 100) / 100, isLow: now.used >= warnedFrom };
    },
  };
}
