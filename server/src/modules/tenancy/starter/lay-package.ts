import { effectivePermissions } from '@leme/contract/access/grants';
import type { Locale } from '@leme/contract/kit/language/locale';
import { type Actor, operatorName } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { addJob, type Job } from '#kit/jobs/jobs';
import type { Registers } from '#kit/resource/registers';
import { layRowsJob } from '#kit/resource/starter/lay-rows';
import { writeSystemLog } from '#kit/watch/system-log';
import { packageRows } from './package-rows.ts';

const queue = 'lay-package';

/** Asks for the package in the transaction that opens the company. */
export function askForPackage(tx: Tx, work: { tenant_id: string; operator: string }): void {
  addJob(tx, queue, work, 'invited');
}

type Needs = { tenantTx: TenantTx; authTx: AuthTx; registers: Registers };

/** Lays the package by the company's own role, after the opening that asked for it. */
export function layPackageJob({ tenantTx, authTx, registers }: Needs): Job {
  return layRowsJob({
    name: queue,
    tenantTx,
    registers,
    async plan({ tenant_id = '', operator = '' }) {
      const company = await authTx.read(tenant_id, (tx) =>
        tx.first(db.selectFrom('saas_tenants').select(['status', 'locale']).where('id', '=', tenant_id)),
      );
      if (!company || company.status === 'erased') return null;
      const by = await authTx.read(platformTenantId, (tx) =>
        tx.first(
          db
            .selectFrom('profiles')
            .select(['full_name', 'email'])
            .where('tenant_id', '=', platformTenantId)
            .where('id', '=', operator),
        ),
      );
      const actor = layer(
        { userId: operator, fullName: by?.full_name ?? '', email: by?.email ?? '' },
        tenant_id,
      );
      return { actor, parts: packageRows(company.locale as Locale) };
    },
    note({ tx, actor }, rows) {
      const details = { operator: actor.email, rows };
      writeSystemLog(tx, { tenantId: actor.tenantId, action: 'PACOTE_INICIAL_CRIADO', details });
    },
  });
}

type By = Pick<Actor, 'userId' | 'fullName' | 'email'>;

/** An operator as the people of a company read of him, with what its administrator may. */
export function layer({ userId, fullName, email }: By, tenantId: string): Actor {
  return {
    userId,
    fullName: operatorName(fullName),
    email,
    role: 'admin',
    tenantId,
    homeTenantId: platformTenantId,
    timezone: 'America/Sao_Paulo',
    permissions: new Set(effectivePermissions({ role: 'admin', differences: [], activeResources: null })),
    denied: new Set(),
    partner: null,
    isOperator: true,
    modulesKnown: true,
    rightsKnown: true,
    rightsUntil: null,
    isReadOnly: false,
    isCrew: false,
    mustChangePassword: false,
    mustSetSecondFactor: false,
    tokenHash: '',
  };
}
