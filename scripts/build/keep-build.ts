import { join } from 'node:path';
import { platformTransactions } from '../../server/src/kit/database/platform-tx.ts';
import { openPool } from '../../server/src/kit/database/pool.ts';
import { checkout } from '../../server/src/kit/embedded/data-paths.ts';
import { dropOldBuilds, keepBuild } from '../../server/src/kit/pages/kept-builds.ts';
import { readChoices } from '../../server/src/modules/tenancy/served-builds.ts';

const mostBuilds = 6;

type Place = { webFolder: string; dataFolder: string | undefined; platformUrl: string };

/**
 * Keeps the build that is about to be served, so that companies can go back to it later, and answers the folder of all
 * kept ones. Where the folder cannot be written only the newest build is served.
 */
export async function keepThisBuild(place: Place, say: (line: string) => void): Promise<string> {
  const folder = join(place.dataFolder ?? process.env.LEME_DATA ?? join(checkout, '.data'), 'builds');
  const pool = openPool(place.platformUrl, 1);
  try {
    await keepBuild(place.webFolder, folder);
    const chosen = await readChoices(platformTransactions(pool));
    await dropOldBuilds(folder, new Set(chosen.values()), mostBuilds);
  } catch (error) {
    say(`This build could not be kept in ${folder}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await pool.end();
  }
  return folder;
}
