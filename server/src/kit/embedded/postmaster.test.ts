import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from './holder.testing.ts';
import { findPostmaster } from './postmaster.ts';

const aPlace = (home: string) => {
  const cluster = join(home, 'cluster');
  mkdirSync(cluster);
  return { dataFolder: home, home, cluster, log: join(home, 'log'), socketFolder: home, account: null };
};

test('the file a server has just made and not filled yet is left alone; one a crash left empty is set aside', () =>
  inFolder(async (home) => {
    const place = aPlace(home);
    const file = join(place.cluster, 'postmaster.pid');
    writeFileSync(file, '');
    expect(findPostmaster(place)).toBeNull();
    expect(existsSync(file)).toBe(true);
    const long = new Date(Date.now() - 60_000);
    utimesSync(file, long, long);
    expect(findPostmaster(place)).toBeNull();
    expect(existsSync(file)).toBe(false);
  }));
