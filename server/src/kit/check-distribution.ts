import pg from 'pg';
import { unmarked } from './catalogue-marks.ts';
import { askWorkers, nameOf, workersOf } from './citus.ts';
import { namesOf, type Table, tablesOf } from './distribution.ts';

/** Refuses a partly distributed database; names nodes that are unreachable or lack the leakproof marks for search. */
export async function checkDistribution(adminUrl: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    if ((await workersOf(client)) === null) return;
    refuseHalf(await tablesOf(client));
    for (const answer of await askWorkers(client, `select count(*) from (${unmarked}) as lacking`)) {
      if (!answer.isWell)
        say(`Node ${nameOf(answer)} does not answer; its companies wait until it is back: ${answer.said}`);
      else if (answer.said !== '0')
        say(
          `Node ${nameOf(answer)} lacks the marks of the search, which will be slow there: npm run database:prepare.`,
        );
    }
  } finally {
    await client.end();
  }
}

function refuseHalf(tables: readonly Table[]): void {
  const plain = tables.filter(({ isPlaced }) => !isPlaced);
  if (plain.length === 0) return;
  throw new Error(
    plain.length === tables.length
      ? 'The extension citus is in the database and its tables are not distributed: run npm run database:distribute.'
      : `The database is distributed by half; not on the nodes: ${namesOf(plain)}. Go back to the copy made before (deploy/citus.md).`,
  );
}
