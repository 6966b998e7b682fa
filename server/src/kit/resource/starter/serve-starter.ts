import type { Endpoint } from '@leme/contract/kit/endpoint';
import type { Actor } from '../../actor.ts';
import { type Served, serveTransfer } from '../../http/serve.ts';
import type { Work } from '../../work.ts';
import { countStarter, removeUntouched } from './untouched-rows.ts';

type Needs = {
  read: Endpoint;
  remove: Endpoint;
  /** Refuses what is no company. */
  require(id: string): Promise<unknown>;
  /** Who asks, as the company reads of it. */
  inside(actor: Actor, id: string): Actor;
  /** Tells in the company what was taken away. */
  note(work: Work, removed: number): void;
};

/** What became of the rows a company was given, and those nobody touched taken away in one go. */
export function serveStarter({ read, remove, require, inside, note }: Needs): Served[] {
  return [
    serveTransfer(read, async ({ input, tenantTx, registers }) => {
      const { id: tenant_id } = input as { id: string };
      await require(tenant_id);
      return (await tenantTx.read(tenant_id, (tx) => countStarter({ tx, tenant_id, registers }))) as never;
    }),
    serveTransfer(remove, async ({ input, actor, tenantTx, registers }) => {
      const { id } = input as { id: string };
      await require(id);
      return (await tenantTx.write(id, async (tx) => {
        const work = { tx, actor: inside(actor, id) };
        const done = await removeUntouched(work, registers);
        note(work, done.removed);
        return done;
      })) as never;
    }),
  ];
}
