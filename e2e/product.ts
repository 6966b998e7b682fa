import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { authTransactions } from '../server/src/kit/auth-tx.ts';
import { openDatabase } from '../server/src/kit/embedded/database-urls.ts';
import { newId } from '../server/src/kit/ids.ts';
import { openPool } from '../server/src/kit/pool.ts';
import { db } from '../server/src/kit/sql.ts';
import { newToken } from '../server/src/modules/access/session-cookie.ts';
import { createCompany } from '../server/src/testing/company.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';

/**
 * Starts the product as `npm start` does, with pages and demo data, for all journeys. Beside the demo stand a company
 * that was shut and somebody who has not chosen a password yet.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = join(tmpdir(), `leme-journeys-${process.pid}`);
  const server = await startServerProcess(dataFolder, {
    LEME_API_ONLY: '0',
    LEME_SIGN_INS_PER_HOUR: '100000',
  });
  const database = await openDatabase({ LEME_DATA: dataFolder }, () => undefined);
  const { admin, auth } = database.urls;
  await createCompany(admin, { subdomain: 'porto-fechado', name: 'Porto Fechado', status: 'inactive' });
  const newcomers = await createCompany(admin, { subdomain: 'porto-novo', name: 'Porto Novo' });
  project.provide('firstAccess', await inviteNewcomer(auth, newcomers.id));
  project.provide('address', server.address.replace('127.0.0.1', 'localhost'));
  return async () => {
    await server.stop();
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
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
    firstAccess: { email: string; token: string };
  }
}
