import type { Resource } from '@leme/contract/kit/resource';
import { resourceEndpoints } from '@leme/contract/kit/resource-endpoints';
import { holdsFiles } from '@leme/contract/kit/resource-transfer-endpoints';
import { type Served, serve } from '../serve.ts';
import { serveFiles } from './files/serve-files.ts';
import { findRow } from './find-row.ts';
import { readHistory } from './history.ts';
import { type Asked, listRows } from './list-rows.ts';
import { readOptions } from './read-options.ts';
import { keepRegister, type RegisterRules, type Values } from './registers.ts';
import { removeRow, restoreRow } from './remove-row.ts';
import { createRow, updateRow } from './save-row.ts';
import { serveTransfers } from './transfer/serve-transfer.ts';

/**
 * Serves a register from its declaration: list, one, create, change, delete, restore, history and what its references
 * choose from. `rules` are what the declaration cannot say.
 */
export function serveResource(resource: Resource, rules: RegisterRules = {}): Served[] {
  const endpoints = resourceEndpoints(resource);
  const register = { resource, rules };
  keepRegister(register);
  const served = [
    serve(
      endpoints.list,
      ({ input, tx, actor }) => listRows(register, tx, actor, input as unknown as Asked) as never,
    ),
    serve(endpoints.read, ({ input, tx, actor }) => findRow(register, tx, actor, input.id) as never),
    serve(
      endpoints.create,
      ({ input, tx, actor }) => createRow(register, tx, actor, input as Values) as never,
    ),
    serve(
      endpoints.update,
      ({ input, tx, actor }) => updateRow(register, tx, actor, input as never) as never,
    ),
    serve(endpoints.remove, ({ input, tx, actor }) => removeRow(register, tx, actor, input.id) as never),
    serve(endpoints.restore, ({ input, tx, actor }) => restoreRow(register, tx, actor, input.id) as never),
    serve(endpoints.history, async ({ input, tx, actor }) => {
      await findRow(register, tx, actor, input.id);
      const former = (await rules.formerIds?.(tx, actor, input.id)) ?? [];
      return await readHistory(resource, tx, actor, input, former);
    }),
    serve(endpoints.options, async ({ input, tx, actor }) => ({
      data: await readOptions(resource, tx, actor, input),
    })),
    ...serveTransfers(register),
    ...(holdsFiles(resource) ? serveFiles(register) : []),
  ];
  return resource.scope === 'platform' ? served.map((each) => ({ ...each, ofPlatform: true })) : served;
}
