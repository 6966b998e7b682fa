import { listOperatorVisits, lookUpPerson } from '@leme/contract/access/people/rights-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { writeSystemLog } from '#kit/watch/system-log';
import { operatorVisit } from '../../auth-session/enter-company.ts';
import { type Person, people } from '../person-queries.ts';
import { rightsOf } from '../rights/user-rights.ts';

const days = 30;

/** What operators see of operators, and of any one person whose address they know. */
export function servesOperators(authTx: AuthTx): Served[] {
  return [
    serveOpen(listOperatorVisits, async ({ clock }) => {
      const since = clock
        .now()
        .subtract({ hours: 24 * days })
        .toString();
      const rows = await authTx.read(platformTenantId, (tx) =>
        tx.rows(
          db
            .selectFrom('system_logs')
            .select(['user_id', ({ fn }) => fn.countAll<number>().as('visits')])
            .select(({ fn }) => fn.max('created_at').as('last_visit_at'))
            .where('tenant_id', '=', platformTenantId)
            .where('action', '=', operatorVisit)
            .where('user_id', 'is not', null)
            .where('created_at', '>', since)
            .groupBy('user_id')
            .limit(1_000),
        ),
      );
      return {
        data: rows.map(({ user_id, visits, last_visit_at }) => ({
          user_id: user_id ?? '',
          visits: Number(visits),
          last_visit_at: last_visit_at ?? null,
        })),
      };
    }),
    serveOpen(lookUpPerson, async ({ input, actor, clock }) => {
      if (!actor) throw new Problem('signed-out');
      const email = input.email.trim().toLowerCase();
      const login = await authTx.lookUp((tx) =>
        tx.first(
          db
            .selectFrom('login_emails as l')
            .innerJoin('saas_tenants as t', 't.id', 'l.tenant_id')
            .select(['l.user_id', 't.id', 't.name', 't.subdomain'])
            .where('l.email', '=', email),
        ),
      );
      if (!login) throw new Problem('not-found');
      const { user_id, ...tenant } = login;
      return await authTx.write(tenant.id, async (tx) => {
        const person = (await tx.first(people(tenant.id).where('p.id', '=', user_id))) as Person | undefined;
        if (!person) throw new Problem('not-found');
        writeSystemLog(tx, {
          tenantId: tenant.id,
          ...(tenant.id === platformTenantId && { userId: actor.userId }),
          action: 'OPERADOR_CONSULTOU_PESSOA',
          details: { operator: actor.email, person: user_id, reason: input.reason },
        });
        const rights = await rightsOf(tx, tenant.id, { person, now: clock.now() });
        return { tenant, user: { ...person, partner_name: null, is_kept: false }, ...rights };
      });
    }),
  ];
}
