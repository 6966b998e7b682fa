import { placeField, type Resource } from '@leme/contract/kit/resource/resource';
import { orderEndpoint, resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { replacementEndpoints } from '@leme/contract/kit/resource/resource-replacement-endpoints';
import { holdsFiles } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { type Served, serve } from '../http/serve.ts';
import { serveFiles } from './files/serve-files.ts';
import { findRow } from './find-row.ts';
import { readHistory } from './history/history.ts';
import { type Asked, listRows } from './list/list-rows.ts';
import { readOptions } from './list/read-options.ts';
import type { RegisterRules, Registers, Values } from './registers.ts';
import { orderChildren } from './save/order-children.ts';
import { removeRow, restoreRow } from './save/remove-row.ts';
import { replaceRow, takeBackReplacement } from './save/replace-row.ts';
import { createRow, updateRow } from './save/save-row.ts';
import { serveMoves } from './states/serve-moves.ts';
import { serveTransfers } from './transfer/serve-transfer.ts';

function serveOrder(resource: Resource): Served {
  return serve(
    orderEndpoint(resource),
    ({ input, tx, actor, registers }) =>
      orderChildren(registers.named(resource.name), { tx, actor }, input) as never,
  );
}

function serveReplacement(resource: Resource): Served[] {
  const { replace, takeBack } = replacementEndpoints(resource);
  const own = ({ registers }: { registers: Registers }) => registers.named(resource.name);
  return [
    serve(replace, ({ input, tx, actor, ...call }) => replaceRow(own(call), { tx, actor }, input) as never),
    serve(
      takeBack,
      ({ input, tx, actor, ...call }) => takeBackReplacement(own(call), { tx, actor }, input) as never,
    ),
  ];
}

/**
 * Serves a register from its declaration: list, one, create, change, delete, restore, history and what its references
 * choose from. `rules` are what the declaration cannot say; `own` are served in place of those made of it.
 */
export function serveResource(
  resource: Resource,
  rules: RegisterRules = {},
  own: { list?: Served; create?: Served } = {},
): Served[] {
  const endpoints = resourceEndpoints(resource);
  const register = ({ registers }: { registers: Registers }) => registers.named(resource.name);
  const served = [
    own.list ??
      serve(
        endpoints.list,
        ({ input, tx, actor, ...call }) =>
          listRows(register(call), { tx, actor }, input as unknown as Asked) as never,
      ),
    serve(
      endpoints.read,
      ({ input, tx, actor, ...call }) => findRow(register(call), { tx, actor }, input.id) as never,
    ),
    own.create ??
      serve(
        endpoints.create,
        ({ input, tx, actor, ...call }) => createRow(register(call), { tx, actor }, input as Values) as never,
      ),
    serve(
      endpoints.update,
      ({ input, tx, actor, ...call }) => updateRow(register(call), { tx, actor }, input as never) as never,
    ),
    serve(
      endpoints.remove,
      ({ input, tx, actor, ...call }) => removeRow(register(call), { tx, actor }, input.id) as never,
    ),
    serve(
      endpoints.restore,
      ({ input, tx, actor, ...call }) => restoreRow(register(call), { tx, actor }, input.id) as never,
    ),
    serve(endpoints.history, async ({ input, tx, actor, ...call }) => {
      await findRow(register(call), { tx, actor }, input.id);
      const formerIds = (await rules.former?.idsOf(tx, actor, input.id)) ?? [];
      const children = call.registers.childrenOf(resource.name).map((child) => child.resource);
      return await readHistory(resource, { tx, actor }, { ...input, formerIds, children });
    }),
    serve(endpoints.options, async ({ input, tx, actor, ...call }) => ({
      data: await readOptions(register(call), { tx, actor }, input),
    })),
    ...serveMoves(resource),
    ...(placeField(resource) ? [serveOrder(resource)] : []),
    ...(rules.replaceable ? serveReplacement(resource) : []),
    ...serveTransfers(resource),
    // Files of children lie with their parent.
    ...(holdsFiles(resource) && !resource.of ? serveFiles(resource) : []),
  ];
  const declares = { resource, rules };
  const isOfPlatform = resource.scope === 'platform';
  return served.map((each) => ({ ...each, declares, ...(isOfPlatform && { ofPlatform: true }) }));
}
