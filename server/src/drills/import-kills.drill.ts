import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { db } from '../kit/database/sql.ts';
import { untilAnswered } from '../testing/programs/kill-run.ts';
import { type ServerProcess, startServerProcess } from '../testing/programs/server-process.ts';
import { openWorld, password } from '../testing/world.ts';
import { signIn } from './caller.testing.ts';
import { drillFolder, environmentFor, scaled } from './product.testing.ts';

const rows = scaled(100_000, 5_000);
const kills = scaled(3);

type Report = { id: string; status: string; total: number; valid: number; done: number; created: number };

test('a file of a hundred thousand rows goes in whole though the server is killed again and again', async () => {
  const world = await openWorld({ alone: true });
  const company = await world.company();
  const admin = await world.user(company, 'admin', { signsIn: false });
  const environment = environmentFor(world);
  let server = await startServerProcess(drillFolder, environment);
  const cookie = await signIn(server.address, admin.email, password);
  const ask = async (method: string, path: string, body?: string): Promise<Report> => {
    const headers = { cookie, origin: server.address, ...(body && { 'content-type': 'text/csv' }) };
    const answer = await fetch(`${server.address}/api/customers/imports${path}`, {
      method,
      headers,
      ...(body && { body }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Report;
  };
  const began = Date.now();
  const checked = await ask('POST', '?file=clientes.csv', aFile());
  const checkedMs = Date.now() - began;
  expect(checked).toMatchObject({ total: rows, valid: rows });
  const progress = () => untilAnswered(() => ask('GET', `/${checked.id}`));
  await ask('POST', `/${checked.id}/run`);
  let [runMs, slowestReturnMs] = [0, 0];
  for (let kill = 1; kill <= kills; kill += 1) {
    runMs += await until(progress, ({ done }) => done >= (rows * kill) / (kills + 1));
    server = await killed(server, environment);
    const before = await progress();
    expect(before.status).toBe('running');
    slowestReturnMs = Math.max(slowestReturnMs, await until(progress, ({ done }) => done > before.done));
  }
  runMs += await until(progress, ({ status }) => status !== 'running');
  const report = await progress();
  const counted = await world.tenantTx.read(company.id, async (tx) => ({
    names: await tx.rows(
      db.selectFrom('customers').select('name').distinct().where('tenant_id', '=', company.id),
    ),
    all: await tx.rows(db.selectFrom('customers').select('id').where('tenant_id', '=', company.id)),
    trail: await tx.rows(db.selectFrom('audit_log').select('id').where('tenant_id', '=', company.id)),
  }));
  await server.stop();
  const counts = { names: counted.names.length, all: counted.all.length, trail: counted.trail.length };
  console.log(
    `drill: import-kills ${JSON.stringify({ rows, kills, checkedMs, runMs, slowestReturnMs, ...counts })}`,
  );
  expect(report).toMatchObject({ status: 'done', done: rows, created: rows });
  expect(counts).toEqual({ names: rows, all: rows, trail: rows });
});

function aFile(): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `Cliente ${at};${48_900_000_000 + at};cliente${at}@exemplo.test;20/11/1990;Nota ${at}\n`,
  );
  return `Nome;Telefone;Email;Nascimento;Observações\n${lines.join('')}`;
}

async function killed(server: ServerProcess, environment: Record<string, string>): Promise<ServerProcess> {
  await server.kill();
  return await startServerProcess(drillFolder, environment);
}

/** How long it took until the import was so far; a killed job is missed after a minute, and looked for every minute. */
async function until(progress: () => Promise<Report>, isSo: (report: Report) => boolean): Promise<number> {
  const began = Date.now();
  while (!isSo(await progress())) {
    if (Date.now() - began > 300_000) throw new Error('The import does not go on');
    await sleep(200);
  }
  return Date.now() - began;
}
