import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AuthTx } from '../../kit/database/auth-tx.ts';
import { db } from '../../kit/database/sql.ts';
import { newId } from '../../kit/ids.ts';
import { newToken } from '../../modules/access/auth-session/session-cookie.ts';
import { openSession } from '../../modules/access/sign-in/sign-in.ts';
import { openPage, type Page } from './stream.testing.ts';

const run = promisify(execFile);
const perTransaction = 500;

/** What the server lets one person have open. */
const pagesOfOne = 20;

/** Cookies of people like `userId`, each of a sign-in session of its own and twenty of a person: browsers share none. */
export async function signInMany(
  authTx: AuthTx,
  { tenantId, userId }: { tenantId: string; userId: string },
  count: number,
): Promise<string[]> {
  const now = Temporal.Now.instant();
  const userIds = await hireLike(authTx, tenantId, userId, Math.ceil(count / pagesOfOne));
  const cookies: string[] = [];
  while (cookies.length < count) {
    await authTx.write(tenantId, async (tx) => {
      const opened = Array.from({ length: Math.min(perTransaction, count - cookies.length) }, (_, index) => {
        const token = newToken(tenantId);
        const whose = userIds[(cookies.length + index) % userIds.length] ?? userId;
        const session = { userId: whose, ends: now.add({ hours: 24 }), userAgent: 'drill', now };
        return openSession(tx, token, session).then(() => `__Host-leme=${tenantId}.${token.token}`);
      });
      cookies.push(...(await Promise.all(opened)));
    });
  }
  return cookies;
}

/** The ids of `count` people with the role and the partner of one, who is the first of them. */
function hireLike(authTx: AuthTx, tenantId: string, userId: string, count: number): Promise<string[]> {
  return authTx.write(tenantId, async (tx) => {
    const model = await tx.first(
      db
        .selectFrom('profiles as p')
        .innerJoin('user_roles as r', (join) =>
          join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
        )
        .select(['p.supplier_id', 'p.agent_id', 'r.role'])
        .where('p.tenant_id', '=', tenantId)
        .where('p.id', '=', userId),
    );
    if (!model) throw new Error(`Nobody is like ${userId}`);
    const { role, ...partner } = model;
    const ids = Array.from({ length: count - 1 }, newId);
    if (ids.length === 0) return [userId];
    const named = (id: string) => ({ full_name: 'Pessoa na plateia', email: `${id}@teste.test` });
    await tx.change(
      db
        .insertInto('profiles')
        .values(ids.map((id) => ({ tenant_id: tenantId, id, ...named(id), ...partner }))),
    );
    await tx.change(
      db.insertInto('user_roles').values(ids.map((user_id) => ({ tenant_id: tenantId, user_id, role }))),
    );
    return [userId, ...ids];
  });
}

const atOnce = 50;

/** Opens a page for every cookie, and waits until each was greeted. */
export async function openPages(address: string, cookies: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (let at = 0; at < cookies.length; at += atOnce) {
    const some = cookies.slice(at, at + atOnce).map((cookie) => openPage(address, cookie));
    pages.push(...some);
    await Promise.all(some.map((page) => page.until(({ event }) => event === 'hello')));
  }
  return pages;
}

/** As many connections as this system lets one process open, at most `wanted`; Node has raised the limit already. */
export function openable(wanted: number): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(limit) ? Math.min(wanted, limit - 500) : wanted;
}

/** Megabytes of memory a process holds; null where the system has no `ps`. */
export async function residentMb(pid: number): Promise<number | null> {
  const said = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => null);
  return said && Number(said.stdout) / 1024;
}

/** What half, nineteen of twenty and ninety-nine of a hundred stay below, in whole milliseconds. */
export function spreadMs(times: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
