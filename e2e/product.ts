import { appendFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '../scripts/build/build-web.ts';
import { authTransactions } from '../server/src/kit/database/auth-tx.ts';
import { type DatabaseUrls, openPool } from '../server/src/kit/database/pool.ts';
import { db } from '../server/src/kit/database/sql.ts';
import { openDatabase } from '../server/src/kit/embedded/database-urls.ts';
import { newId } from '../server/src/kit/ids.ts';
import { newToken } from '../server/src/modules/access/auth-session/session-cookie.ts';
import { hashPassword } from '../server/src/modules/access/sign-in/passwords.ts';
import { createCompany } from '../server/src/testing/companies/company.ts';
import { startServerProcess } from '../server/src/testing/programs/server-process.ts';
import { openSmtpServer } from '../server/src/testing/programs/smtp-server.ts';
import { settleAlertPeople } from './alert-people.ts';
import { install } from './installed.ts';
import { insecureBuild, keepAsOlder, olderBuild } from './older-build.ts';
import { settleOwnCompanies } from './own-companies.ts';

/**
 * Starts the product as `npm start` does, with pages and demo data, for all journeys. Beside the demo stand a company
 * that was shut and somebody who has not chosen a password yet.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = join(tmpdir(), `leme-journeys-${process.pid}`);
  const dist = await buildWeb(console.error);
  await keepAsOlder(dist, join(dataFolder, 'builds'), { build_id: olderBuild });
  await keepAsOlder(dist, join(dataFolder, 'builds'), { build_id: insecureBuild, insecure: true });
  const mailFile = `${dataFolder}-mail.jsonl`;
  await writeFile(mailFile, '');
  const relay = await openSmtpServer((mail) => appendFileSync(mailFile, `${JSON.stringify(mail)}\n`));
  const server = await startServerProcess(dataFolder, {
    SMTP_URL: relay.url,
    MAIL_FROM: 'leme@porto.example',
    LEME_API_ONLY: '0',
    LEME_SIGN_INS_PER_MINUTE: '100000',
  });
  const address = server.address.replace('127.0.0.1', 'localhost');
  const installedFolder = join(dataFolder, 'installed');
  const installed = install(address, installedFolder);
  const database = await openDatabase({ LEME_DATA: dataFolder }, () => undefined);
  const { admin, auth } = database.urls;
  await createCompany(admin, { subdomain: 'porto-fechado', name: 'Porto Fechado', status: 'suspended' });
  await sellFarAhead(admin);
  await settleOwnCompanies(database.urls);
  const newcomers = await createCompany(admin, { subdomain: 'porto-novo', name: 'Porto Novo' });
  for (const person of forgetful) await hire(auth, newcomers.id, person);
  project.provide('mailFile', mailFile);
  project.provide('databaseUrls', database.urls);
  project.provide('endingAccess', await settleAlertPeople(database.urls));
  project.provide('firstAccess', await inviteNewcomer(auth, newcomers.id));
  project.provide('address', address);
  await installed;
  project.provide('installedFolder', installedFolder);
  return async () => {
    await server.stop();
    await database.close();
    await relay.close();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    await rm(mailFile, { force: true });
  };
}

/** Journeys keep out of each other's days by years: the demo sells on any of them, and until a departure ends. */
async function sellFarAhead(adminUrl: string): Promise<void> {
  const pool = openPool(adminUrl, 1);
  await pool.query(`begin;
    alter table selling_defaults no force row level security;
    update selling_defaults set horizon_days = null, cutoff_min = null;
    alter table selling_defaults force row level security;
    commit`);
  await pool.end();
}

/** People whose passwords the journeys of links may change. */
const forgetful = [{ email: 'esquecida@porto-novo.test', full_name: 'Elisa Esquecida', role: 'manager' }];

type Hired = (typeof forgetful)[number];

async function hire(authUrl: string, tenant_id: string, { email, full_name, role }: Hired): Promise<void> {
  const pool = openPool(authUrl, 1);
  const [id, password_hash] = [newId(), await hashPassword('Leme-demo-2026')];
  await authTransactions(pool).write(tenant_id, async (tx) => {
    await tx.change(db.insertInto('profiles').values({ tenant_id, id, full_name, email }));
    await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id: id, role }));
    await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id, password_hash }));
    await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id: id }));
  });
  await pool.end();
}

async function inviteNewcomer(authUrl: string, tenant_id: string): Promise<{ email: string; token: string }> {
  const pool = openPool(authUrl, 1);
  const [id, email, token] = [newId(), 'novata@porto-novo.test', newToken(tenant_id)];
  const expires_at = Temporal.Now.instant().add({ hours: 2 }).toString();
  await authTransactions(pool).write(tenant_id, async (tx) => {
    await tx.change(db.insertInto('profiles').values({ tenant_id, id, full_name: 'Nina Novata', email }));
    await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id: id, role: 'manager' }));
    await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id }));
    await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id: id }));
    await tx.change(
      db
        .insertInto('auth_links')
        .values({ tenant_id, token_hash: token.hash, user_id: id, type: 'first_access', expires_at }),
    );
  });
  await pool.end();
  return { email, token: `${tenant_id}.${token.token}` };
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    /** A browser's, with the application installed and nobody signed in. */
    installedFolder: string;
    /** For what the product has no page for yet. */
    databaseUrls: DatabaseUrls;
    /** Every mail the product sent, one a line. */
    mailFile: string;
    firstAccess: { email: string; token: string };
    /** The cookie of a session whose access ends in thirty hours. */
    endingAccess: string;
  }
}
