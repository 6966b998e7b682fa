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
  caller: Caller;
  server: ServerProcess;
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
  const caller = openCaller(server.address, await signIn(server.address, admin.email, password), sockets);
  afterAll(async () => {
    caller.close();
    await server.stop();
  });
  return { world, company: company.id, trade, admin: admin.id, caller, server };
}
