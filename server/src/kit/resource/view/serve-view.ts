import { referencesOf } from '@leme/contract/kit/resource/resource-endpoints';
import type { View } from '@leme/contract/kit/resource/view/view';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { type Served, serve, serveTransfer } from '../../http/serve.ts';
import type { Work } from '../../work.ts';
import { type Asked, listRows } from '../list/list-rows.ts';
import { readOptions } from '../list/read-options.ts';
import type { Register, RegisterRules, Registers } from '../registers.ts';
import { exportRows } from '../transfer/export-rows.ts';

/** What a view needs beside its declaration. */
export type ViewRules = Required<Pick<RegisterRules, 'base'>> &
  Pick<RegisterRules, 'partner' | 'computes' | 'cells'> & {
    /** What has to be written before anybody looks, in a transaction of its own. */
    settles?: () => Promise<void>;
  };

/**
 * Serves a view from its declaration: its list, its file and what its filters choose from. `base` joins its rows and says
 * which of them the actor may see; `partner` names the column that holds a partner's own id.
 */
export function serveView(view: View, rules: ViewRules): Served[] {
  const { settles, ...known } = rules;
  const endpoints = viewEndpoints(view);
  const register = (others: Registers): Register => ({ resource: view, rules: known, others });
  type ListCall = Work & { input: unknown; registers: Registers };
  const list = async ({ input, tx, actor, registers }: ListCall) =>
    (await listRows(register(registers), { tx, actor }, input as Asked)) as never;
  const served = [
    settles
      ? serveTransfer(endpoints.list, async ({ tenantTx, ...call }) => {
          await settles();
          return await tenantTx.read(call.actor.tenantId, (tx) => list({ ...call, tx }));
        })
      : serve(endpoints.list, list),
    serveTransfer(endpoints.export, async ({ input, registers, ...call }) => {
      await settles?.();
      return await exportRows(register(registers), call, input as Parameters<typeof exportRows>[2]);
    }),
    ...(referencesOf(view).length > 0
      ? [
          serve(endpoints.options, async ({ input, tx, actor, registers }) => ({
            data: await readOptions(register(registers), { tx, actor }, input),
          })),
        ]
      : []),
  ];
  const declares = { resource: view, rules: known };
  return served.map((each) => ({ ...each, declares }));
}
