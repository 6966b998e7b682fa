import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customers } from '@leme/contract/sales/customers';
import pg from 'pg';
import { aBulkCompany } from '../server/src/drills/million/bulk.testing.ts';
import { fillRegister } from '../server/src/drills/million/bulk-register.testing.ts';
import { residentMb } from '../server/src/drills/stream/audience.testing.ts';
import { startServerProcess } from '../server/src/testing/programs/server-process.ts';
import { compare, type Result } from './result.ts';
import { spreadOf } from './samples.ts';
import type { Stage } from './stage.ts';

const million = 1_000_000;
const rounds = 3;
const lookEveryMs = 100;

/** P18: a million customers as CSV over HTTP, against COPY of the same columns; and how the server's memory grows. */
export async function exportCases(stage: Stage): Promise<Result[]> {
  // A company of its own: no two rows of one share a tax id, and other cases fill the same register.
  const company = await aBulkCompany(
    { admin: stage.urls.admin, superuser: stage.superuserUrl },
    { sessions: 1, everybody: false },
  );
  await fill(stage.superuserUrl, company.id);
  const server = await startServerProcess(join(tmpdir(), `leme-export-${process.pid}`), stage.environment);
  const cookie = await stage.signIn(company);
  const client = await stage.raw(company);
  await client.query('set statement_timeout = 0');
  const took = { export: [] as number[], copy: [] as number[] };
  let [size, grown] = [0, 0];
  try {
    const before = (await residentMb(server.pid)) ?? 0;
    const watch = setInterval(async () => {
      grown = Math.max(grown, ((await residentMb(server.pid)) ?? 0) - before);
    }, lookEveryMs);
    for (let round = -1; round < rounds; round += 1) {
      let began = performance.now();
      size = await readThrough(`${server.address}/api/customers/export`, cookie);
      const exported = performance.now() - began;
      began = performance.now();
      await client.query({ text: copyOf(company.id) });
      if (round < 0) continue;
      took.export.push(exported);
      took.copy.push(performance.now() - began);
    }
    clearInterval(watch);
    const what = `CSV of a million customers (${Math.round(size / 1e6)} MB) ÷ COPY of the same columns`;
    return [
      compare('P18', what, [spreadOf(took.export), spreadOf(took.copy)], {
        ratio: 2,
        alsoMet: grown <= 40,
        says: `memory +${Math.round(grown)} MB of 40`,
      }),
    ];
  } finally {
    await server.stop();
  }
}

/** Without the index of the search, which an export does not use and which takes minutes to fill. */
async function fill(superuserUrl: string, tenantId: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('drop index if exists customers_search').finally(() => client.end());
  await fillRegister(superuserUrl, customers, tenantId, million);
}

function copyOf(tenant: string): string {
  const columns = Object.keys(customers.fields).filter((name) => name !== 'tags');
  return `copy (select id, ${columns.join(', ')} from customers where tenant_id = '${tenant}' and deleted_at is null
    order by name collate "und-x-icu", id) to stdout (format csv, delimiter ';')`;
}

/** Reads an answer to its end as fast as it comes, and says how large it was. */
function readThrough(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { cookie } }, (answer) => {
      let size = 0;
      if (answer.statusCode !== 200) reject(new Error(`an export answered ${answer.statusCode}`));
      answer.on('data', (part: Buffer) => {
        size += part.length;
      });
      answer.on('end', () => resolve(size));
      answer.on('error', reject);
    });
    asked.on('error', reject).end();
  });
}
