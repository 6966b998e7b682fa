import { transferEndpoints } from '@leme/contract/kit/resource-transfer-endpoints';
import { type Served, serve, serveTransfer } from '../../serve.ts';
import type { Register } from '../registers.ts';
import { type Asked, exportRows } from './export-rows.ts';
import { readImport } from './import-rows.ts';
import { beginImport, mapImport, refusedRows, runImport } from './import-verbs.ts';

/** Serves export and import of a register. */
export function serveTransfers(register: Register): Served[] {
  const { resource } = register;
  const endpoints = transferEndpoints(resource);
  return [
    serveTransfer(endpoints.export, ({ input, ...call }) => exportRows(register, call, input as Asked)),
    serveTransfer(endpoints.import, ({ input, body, ...call }) =>
      beginImport(register, call, { ...input, body }),
    ),
    serve(endpoints.readImport, ({ input, tx, actor }) => readImport(tx, actor, resource.name, input.id)),
    serveTransfer(endpoints.mapImport, ({ input, ...call }) => mapImport(register, call, input)),
    serve(endpoints.runImport, ({ input, tx, actor }) => runImport(register, tx, actor, input.id)),
    serveTransfer(endpoints.refused, ({ input, ...call }) => refusedRows(register, call, input.id)),
  ];
}
