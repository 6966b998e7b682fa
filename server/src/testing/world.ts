import { isPlatformRole, partnerKind, type Role } from '@leme/contract/access/roles';
import { afterAll } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { stoppedClock } from '../kit/clock.ts';
import { authTransactions } from '../kit/database/auth-tx.ts';
import { verifyKeptStatements } from '../kit/database/kept-statement.ts';
import { openPool } from '../kit/database/pool.ts';
import { db } from '../kit/database/sql.ts';
import { tenantTransactions } from '../kit/database/tenant-tx.ts';
import { newId, platformTenantId } from '../kit/ids.ts';
import { registersOf } from '../kit/resource/registers.ts';
import { cookieOf, newToken } from '../modules/access/auth-session/session-cookie.ts';
import { hashCheaply, hashPassword } from '../modules/access/sign-in/passwords.ts';
import { accessEnds, openSession } from '../modules/access/sign-in/sign-in.ts';
import { type Browser, browser } from './client.ts';
import { type Company, createCompany } from './companies/company.ts';
import { cloneDatabase } from './database/database.ts';
import { productTexts } from './product-texts.ts';
import { servedEndpoints } from './served-endpoints.ts';
import { watchStatements } from './statements/watch-statements.ts';

export const password = 'Correto-cavalo-1';
let hashed: Promise<string> | undefined;

verifyKeptStatements();
hashCheaply();

const beginning = '2026-11-20T12:12:00Z';
/** What the files of one worker have in common; it ends with the worker. */
let shared: Promise<Installation> | undefined;
let files = 0;

type Installation = Awaited<ReturnType<typeof install>>;

/**
 * A running server at 09:12 of 20 November 2026 in São Paulo. The files of a worker share it and its database: the tenant
 * wall keeps them apart, each begins at that time and comes from an address of its own, because attempts are counted by
 * address. Whoever gives options, or needs the whole installation (`alone`: it listens, works the jobs, changes roles or
 * tables, looks at all companies at once, closes), gets one that ends with the file.
 */
export async function openWorld({
  alone = false,
  ...options
}: Partial<AppOptions> & { alone?: boolean } = {}) {
  if (alone || Object.keys(options).length > 0) {
    const world = worldOn(await install(options), '127.0.0.1');
    afterAll(() => world.close());
    return world;
  }
  if (shared) await watchStatements((await shared).urls.admin);
  shared ??= install({});
  const installation = await shared;
  installation.clock.set(beginning);
  files += 1;
  return worldOn(installation, `127.0.0.${2 + (files % 250)}`);
}

/** A database, and the server on it. */
async function install(options: Partial<AppOptions>) {
  const urls = await cloneDatabase();
  await watchStatements(urls.admin);
  const clock = stoppedClock(beginning);
  const app = await buildApp({
    urls,
    clock,
    checkReplies: true,
    demo: 'open',
    signInsPerMinute: 100_000,
    refusalsPerSecond: 100_000,
    texts: async () => productTexts,
    ...options,
  });
  await app.ready();
  /** Every endpoint this server serves. */
  const endpoints = servedEndpoints(app);
  const pools = [openPool(urls.app, 4), openPool(urls.auth, 2)] as const;
  const tenantTx = tenantTransactions(pools[0]);
  const authTx = authTransactions(pools[1]);
  const close = async () => {
    await app.close();
    await Promise.all(pools.map((pool) => pool.end()));
  };
  return { urls, clock, app, endpoints, tenantTx, authTx, close };
}

/** What a test does with an installation, as people who come from the address `from`. */
function worldOn(installation: Installation, from: string) {
  const { app, urls, clock, tenantTx, authTx } = installation;

  /** An account with a role; partners get their supplier or agent. Answers a browser already signed in. */
  async function user(
    company: { id: string },
    role: Role,
    given: { email?: string; partner_id?: string; status?: string; signsIn?: boolean } = {},
  ) {
    const id = newId();
    const email = given.email ?? `${role}-${id.slice(-8)}@teste.test`;
    const kind = partnerKind(role);
    const partner = given.partner_id ?? (kind ? await partnerOf(company.id, kind) : null);
    hashed ??= hashPassword(password);
    const password_hash = await hashed;
    const tenant_id = company.id;
    await authTx.write(tenant_id, async (tx) => {
      await tx.change(
        db.insertInto('profiles').values({
          tenant_id,
          id,
          full_name: `Pessoa ${role}`,
          email,
          status: given.status ?? 'active',
          supplier_id: kind === 'supplier' ? partner : null,
          agent_id: kind === 'agent' ? partner : null,
        }),
      );
      await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id: id, role }));
      await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id, password_hash }));
      await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id: id }));
    });
    const visitor = browser(app, {}, from);
    if (given.signsIn !== false) visitor.setCookie(await sessionOf(tenant_id, id));
    return Object.assign(visitor, { id, email, role, partner });
  }

  /** The cookie of somebody who is signed in; the password's own way in has tests of its own. */
  async function sessionOf(tenantId: string, userId: string): Promise<string> {
    const token = newToken(tenantId);
    const now = clock.now();
    await authTx.write(tenantId, (tx) =>
      openSession(tx, token, { userId, ends: accessEnds(now), userAgent: undefined, now }),
    );
    return cookieOf(token);
  }

  async function partnerOf(tenant_id: string, kind: 'supplier' | 'agent'): Promise<string> {
    const id = newId();
    const table = kind === 'supplier' ? 'suppliers' : 'customers';
    const extra = kind === 'agent' ? { kind: 'agente' } : {};
    await tenantTx.write(tenant_id, (tx) =>
      tx.change(db.insertInto(table).values({ tenant_id, id, name: `Parceiro ${id.slice(-4)}`, ...extra })),
    );
    return id;
  }

  return {
    ...installation,
    /** The address of whoever speaks to it. */
    from,
    /** Every register it knows. */
    registers: registersOf(app.modules),
    user,
    sessionOf,
    visitor: (headers?: Record<string, string>): Browser => browser(app, headers, from),
    company: (given?: Partial<Company>) => createCompany(urls.admin, given),
    operator: (role: Role) => {
      if (!isPlatformRole(role)) throw new Error('An operator has a saas role');
      return user({ id: platformTenantId }, role);
    },
    partnerOf,
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Person = Awaited<ReturnType<World['user']>>;
