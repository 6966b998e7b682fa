import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { aTrade, type Trade } from '../testing/companies/trade.ts';
import { type ServerProcess, startServerProcess } from '../testing/programs/server-process.ts';
import { openWorld, password, type World } from '../testing/world.ts';
import { type Caller, openCaller, signIn } from './caller.testing.ts';

/** 1 runs a drill with its full counts, 0.1 with a tenth. */
export const scale = Number(process.env.DRILL_SCALE ?? 1);

/** A count of a drill, scaled, and at least `least`. */
export function scaled(count: number, least = 1): number {
  return Math.max(least, Math.round(count * scale));
}

export type Product = {
  world: World;
  company: string;
  trade: Trade;
  /** The administrator who calls. */
  admin: string;
  /** Asks whichever server runs. */
  caller: Caller;
  /** The first one; `restart` puts another in its place. */
  server: ServerProcess;
  /** Kills the server without warning and starts another on the same database. */
  restart(): Promise<void>;
};

/** Where a server that keeps its data elsewhere may still write. */
export const drillFolder = join(tmpdir(), `leme-drill-${process.pid}`);

/** What a server process needs to work on the database of this world. */
export function environmentFor({ urls }: World): Record<string, string> {
  return {
    DATABASE_ADMIN_URL: urls.admin,
    DATABASE_URL: urls.app,
    DATABASE_AUTH_URL: urls.auth,
    DATABASE_PLATFORM_URL: urls.platform,
    LEME_SIGN_INS_PER_MINUTE: '100000',
  };
}

/** The server as a process of its own and a company in its database, asked over HTTP by up to `sockets` people. */
export async function openProduct(sockets: number): Promise<Product> {
  const world = await openWorld({ alone: true });
  const company = await world.company();
  const admin = await world.user(company, 'admin', { signsIn: false });
  const trade = await aTrade(world, company);
  const server = await startServerProcess(drillFolder, environmentFor(world));
  const cookie = await signIn(server.address, admin.email, password);
  let running = { server, caller: openCaller(server.address, cookie, sockets) };
  const caller: Caller = {
    get: (...asked) => running.caller.get(...asked),
    post: (...asked) => running.caller.post(...asked),
    patch: (...asked) => running.caller.patch(...asked),
    close: () => running.caller.close(),
  };
  const restart = async () => {
    await running.server.kill();
    running.caller.close();
    const next = await startServerProcess(drillFolder, environmentFor(world));
    running = { server: next, caller: openCaller(next.address, cookie, sockets) };
  };
  afterAll(async () => {
    caller.close();
    await running.server.stop();
  });
  return { world, company: company.id, trade, admin: admin.id, caller, server, restart };
}
