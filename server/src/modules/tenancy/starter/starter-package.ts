import { readStarterPackage, removeStarterPackage } from '@leme/contract/tenancy/starter/starter-endpoints';
import type { AuthTx } from '#kit/database/auth-tx';
import type { Served } from '#kit/http/serve';
import { serveStarter } from '#kit/resource/starter/serve-starter';
import { writeSystemLog } from '#kit/watch/system-log';
import { companyOf } from '../companies/company-queries.ts';
import { layer } from './lay-package.ts';

/** What a company was given to begin with, for the operator on the telephone. */
export function servesStarter({ authTx }: { authTx: AuthTx }): Served[] {
  return serveStarter({
    read: readStarterPackage,
    remove: removeStarterPackage,
    require: (id) => authTx.read(id, (tx) => companyOf(tx, id)),
    inside: layer,
    note({ tx, actor }, removed) {
      const { method, path } = removeStarterPackage;
      const details = { operator: actor.email, endpoint: `${method} ${path}`, removed };
      writeSystemLog(tx, { tenantId: actor.tenantId, action: 'OPERADOR_ALTEROU', details });
    },
  });
}
