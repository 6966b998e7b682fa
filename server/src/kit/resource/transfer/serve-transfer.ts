import type { Resource } from '@leme/contract/kit/resource/resource';
import { transferEndpoints } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { type Served, serve, serveTransfer } from '../../http/serve.ts';
import type { Registers } from '../registers.ts';
import { type Asked, exportRows } from './export-rows.ts';
import { beginImport, changeImport, refusedRows, runImport, toldImport } from './import/import-verbs.ts';

/** Serves export and import of a register. */
export function serveTransfers(resource: Resource): Served[] {
  const { name } = resource;
  const endpoints = transferEndpoints(resource);
  const own = ({ registers }: { registers: Registers }) => registers.named(name);
  return [
    serveTransfer(endpoints.export, ({ input, ...call }) => exportRows(own(call), call, input as Asked)),
    serveTransfer(endpoints.import, ({ input, body, ...call }) =>
      beginImport(own(call), call, { ...input, body }),
    ),
    serve(endpoints.readImport, ({ input, tx, actor, ...call }) =>
      toldImport(own(call), { tx, actor }, input.id),
    ),
    serveTransfer(endpoints.mapImport, ({ input, ...call }) => changeImport(own(call), call, input)),
    serve(endpoints.runImport, ({ input, tx, actor, ...call }) =>
      runImport(own(call), { tx, actor }, input.id),
    ),
    serveTransfer(endpoints.refused, ({ input, ...call }) => refusedRows(own(call), call, input.id)),
  ];
}
