import { expect, test } from 'vitest';
import { watchDisk } from './disk-space.ts';

/** A disk of 100 GB. */
const disk = (freeGb: number) =>
  watchDisk('/data', (async () => ({ bavail: freeGb * 1e6, bsize: 1000, blocks: 100e6 })) as never);

test('files are refused before what the database keeps for itself is touched', async () => {
  await expect(disk(2).requireRoom()).resolves.toBeUndefined();
  await expect(disk(1.9).requireRoom()).rejects.toMatchObject({
    problem: 'disk-full',
    params: { retry_after: 600 },
  });
});

test('four fifths in use are a warning', async () => {
  expect(await disk(21).state()).toEqual({ used: 0.79, isLow: false });
  expect(await disk(20).state()).toEqual({ used: 0.8, isLow: true });
});

test('a disk that is another machine’s is nobody’s business here', async () => {
  const unknown = watchDisk(undefined);
  await expect(unknown.requireRoom()).resolves.toBeUndefined();
  expect(await unknown.state()).toBeNull();
});
