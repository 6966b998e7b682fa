import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookSeats } from '../testing/companies/booking-writers.ts';
import { runKills } from '../testing/programs/kill-run.ts';
import { scaled } from './product.testing.ts';

test('fifty kills of the server and twenty of the database lose no acknowledged booking and double none', async () => {
  const dataFolder = join(tmpdir(), `leme-kills-${process.pid}`);
  const kills = { serverKills: scaled(50), databaseKills: scaled(20) };
  try {
    const report = await runKills({ dataFolder, ...kills, writers: 8, loadMs: 1000 }, bookSeats);
    console.log(`drill: kills ${JSON.stringify({ ...kills, ...report })}`);
    expect(report.acknowledged).toBeGreaterThan(20 * (kills.serverKills + kills.databaseKills));
    expect(report).toMatchObject({ lost: 0, doubled: 0, refused: 0 });
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
