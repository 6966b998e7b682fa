import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookSeats } from './testing/companies/booking-writers.ts';
import { runKills } from './testing/programs/kill-run.ts';

test('killing the server and the database under load loses no acknowledged booking and doubles none', async () => {
  const dataFolder = join(tmpdir(), `leme-kill-${process.pid}`);
  try {
    const report = await runKills(
      { dataFolder, serverKills: 2, databaseKills: 2, writers: 6, loadMs: 1_500 },
      bookSeats,
    );
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report).toMatchObject({ lost: 0, doubled: 0, refused: 0 });
  } finally {
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}, 240_000);
