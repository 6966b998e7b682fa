import type pg from 'pg';

/** A node beside the one that was asked. */
export type Worker = { host: string; port: number };
export type Answer = Worker & { isWell: boolean; said: string };

/** The other nodes, or null where the extension is not in this database. */
export async function workersOf(client: pg.Client): Promise<Worker[] | null> {
  const { rows: found } = await client.query("select to_regclass('pg_dist_node') is not null as is_there");
  if (!found[0]?.is_there) return null;
  const { rows } = await client.query<Worker>(
    `select nodename as host, nodeport as port from pg_dist_node
     where groupid <> 0 and noderole = 'primary' and isactive order by nodeid`,
  );
  return rows;
}

/** What each other node says to a statement that answers one value; one that is away says why. */
export async function askWorkers(client: pg.Client, statement: string): Promise<Answer[]> {
  const { rows } = await client.query<Answer>(
    `select nodename as host, nodeport as port, success as "isWell", result as said
     from run_command_on_workers($1) order by nodename, nodeport`,
    [statement],
  );
  return rows;
}

export const nameOf = ({ host, port }: Worker) => `${host}:${port}`;

/** Runs a statement on every other node; one that fails anywhere is an error that names where. */
export async function tellWorkers(client: pg.Client, statement: string): Promise<void> {
  const failed = (await askWorkers(client, statement)).find(({ isWell }) => !isWell);
  if (failed) throw new Error(`Node ${nameOf(failed)} refuses "${statement}": ${failed.said}`);
}
