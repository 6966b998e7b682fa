import { referencesOf } from '@leme/contract/kit/resource/resource-endpoints';
import type { View } from '@leme/contract/kit/resource/view/view';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import type { TenantTx } from '../../database/tenant-tx.ts';
import { type Served, serve, serveTransfer } from '../../http/serve.ts';
import type { Work } from '../../work.ts';
import type { ListFilters } from '../list/filters.ts';
import { type Asked, listRows } from '../list/list-rows.ts';
import { readOptions } from '../list/read-options.ts';
import type { Register, RegisterRules, Registers } from '../registers.ts';
import { exportRows } from '../transfer/export-rows.ts';

/** What a view needs beside its declaration. */
export type ViewRules = Required<Pick<RegisterRules, 'base'>> &
  Pick<RegisterRules, 'partner' | 'computes' | 'computesToo' | 'cells' | 'sought'> & {
    /** What has to be written before anybody looks, in a transaction of its own. */
    settles?: () => Promise<void>;
    /** Of a list over all companies: the transactions of the role that may read them, in place of the asker's own. */
    reads?: Pick<TenantTx, 'read'>;
    /** Of a list over all companies: what finds its rows by what stands in none of its columns, asked for before them. */
    soughtFirst?: (asked: ListFilters) => Promise<NonNullable<RegisterRules['sought']>>;
  };

/**
 * Serves a view from its declaration: its list, its file and what its filters choose from. `base` joins its rows and says
 * which of them the actor may see; `partner` names the column that holds a partner's own id.
 */
export function serveView(view: View, rules: ViewRules): Served[] {
  const { settles, reads, soughtFirst, ...known } = rules;
  const endpoints = viewEndpoints(view);
  const register = (others: Registers): Register => ({ resource: view, rules: known, others });
  const registerFor = async (others: Registers, asked: unknown): Promise<Register> =>
    soughtFirst
      ? { resource: view, rules: { ...known, sought: await soughtFirst(asked as ListFilters) }, others }
      : register(others);
  const list = async (found: Register, work: Work, asked: unknown) =>
    (await listRows(found, work, asked as Asked)) as never;
  const served = [
    settles || reads
      ? serveTransfer(endpoints.list, async ({ tenantTx, input, actor, registers }) => {
          await settles?.();
          const filtered = await registerFor(registers, input);
          return await (reads ?? tenantTx).read(actor.tenantId, (tx) => list(filtered, { tx, actor }, input));
        })
      : serve(endpoints.list, ({ input, tx, actor, registers }) =>
          list(register(registers), { tx, actor }, input),
        ),
    serveTransfer(endpoints.export, async ({ input, registers, ...call }) => {
      await settles?.();
      const tenantTx = reads ? { ...call.tenantTx, read: reads.read } : call.tenantTx;
      return await exportRows(
        await registerFor(registers, input),
        { ...call, tenantTx },
        input as Parameters<typeof exportRows>[2],
      );
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
