import pg from 'pg';
import { unmarked } from './catalogue-marks.ts';
import { type Answer, askWorkers, nameOf, type Worker, workersOf } from './citus.ts';
import { namesOf, type Table, tablesOf } from './distribution.ts';

/**
 * Refuses a partly distributed database; names nodes that are away, with the companies that wait for each, and those that
 * lack the leakproof marks for search. Answers the nodes that are away.
 */
export async function checkDistribution(adminUrl: string, say: (line: string) => void): Promise<Worker[]> {
  return await asking(adminUrl, async (client) => {
    if ((await workersOf(client)) === null) return [];
    refuseHalf(await tablesOf(client));
    const answers = await askWorkers(client, `select count(*) from (${unmarked}) as lacking`);
    for (const answer of answers) {
      if (!answer.isWell) say(await absenceOf(client, answer));
      else if (answer.said !== '0')
        say(
          `Node ${nameOf(answer)} lacks the marks of the search, which will be slow there: npm run database:prepare.`,
        );
    }
    return answers.filter(({ isWell }) => !isWell);
  });
}

/** The names of nodes that do not answer. */
export async function nodesAway(adminUrl: string): Promise<string[]> {
  return await asking(adminUrl, async (client) => {
    if ((await workersOf(client)) === null) return [];
    return (await askWorkers(client, 'select 1')).filter(({ isWell }) => !isWell).map(nameOf);
  });
}

async function absenceOf(client: pg.Client, answer: Answer): Promise<string> {
  const companies = await companiesOn(client, answer);
  const waiting =
    companies.length > 0 ? `these wait until it is back: ${listed(companies)}` : 'no company waits for it';
  return `Node ${nameOf(answer)} does not answer; ${waiting} (${answer.said})`;
}

/** The companies whose rows stand on a node; where each stands, the first node knows by itself. */
async function companiesOn(client: pg.Client, { host, port }: Worker): Promise<string[]> {
  const { rows: all } = await client.query<{ id: string; name: string }>(
    'select id, name from saas_tenants order by name',
  );
  const { rows: there } = await client.query<{ id: string }>(
    `select c.id from unnest($1::uuid[]) as c (id)
     join pg_dist_shard_placement p on p.shardid = get_shard_id_for_distribution_column('bookings', c.id)
     where p.nodename = $2 and p.nodeport = $3`,
    [all.map(({ id }) => id), host, port],
  );
  const ids = new Set(there.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}

const mostNamed = 20;

function listed(names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
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

async function asking<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
