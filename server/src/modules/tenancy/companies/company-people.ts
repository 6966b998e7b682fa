import { Problem } from '@leme/contract/kit/problem';
import {
  type linkStates,
  listCompanyPeople,
  resendFirstAccess,
} from '@leme/contract/tenancy/companies/company-endpoints';
import { isReached } from '@leme/contract/tenancy/companies/company-states';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { tellCompany } from './company-log.ts';
import { actingIn, companyOf } from './company-queries.ts';
import type { CompanyNeeds } from './needs.ts';

const mostShown = 200;

/** Who of a company signs in, for its operators: read in its own transaction, and told in its log. */
export function servesCompanyPeople({
  authTx,
  accounts,
}: Pick<CompanyNeeds, 'authTx' | 'accounts'>): Served[] {
  return [
    serveOpen(listCompanyPeople, async ({ input: { id }, actor, clock, request }) => {
      if (!actor) throw new Problem('signed-out');
      const now = clock.now();
      return await authTx.write(id, async (tx) => {
        await companyOf(tx, id);
        const rows = await tx.rows(peopleOf(id));
        tellCompany(tx, {
          actor,
          request,
          company: id,
          action: 'OPERADOR_VIU_PESSOAS',
          details: { people: rows.length },
        });
        const data = rows.map(({ link_until, password_hash, ...person }) => ({
          ...person,
          link: linkOf({ link_until, hasPassword: password_hash !== null }, now),
        }));
        return { data };
      });
    }),

    serveOpen(resendFirstAccess, async ({ input, actor, clock, request }) => {
      if (!actor) throw new Problem('signed-out');
      const { id, user_id, email } = input;
      return await authTx.write(id, async (tx) => {
        const company = await companyOf(tx, id);
        if (!isReached(company.status)) throw new Problem('move-forbidden');
        const work = { tx, actor: actingIn(actor, id), now: clock.now() };
        const welcome = await accounts.resend(work, { user_id, email, locale: company.locale });
        const details = { person: user_id, corrected: email !== undefined, welcome };
        tellCompany(tx, { actor, request, company: id, action: 'PRIMEIRO_ACESSO_REENVIADO', details });
        return { welcome };
      });
    }),
  ];
}

/** How the first link stands. One that was used left a password; one that nobody used is open until its hours are over. */
function linkOf(
  { link_until, hasPassword }: { link_until: string | null; hasPassword: boolean },
  now: Temporal.Instant,
): (typeof linkStates)[number] {
  if (hasPassword) return 'used';
  if (link_until === null) return 'none';
  return Temporal.Instant.compare(Temporal.Instant.from(link_until), now) > 0 ? 'open' : 'expired';
}

function peopleOf(tenantId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('auth_accounts as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.id'),
    )
    .leftJoin('user_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.full_name', 'p.status', 'r.role', 'a.last_sign_in_at', 'a.password_hash'])
    .select((query) =>
      query
        .selectFrom('auth_links as l')
        .select(({ fn }) => fn.max('l.expires_at').as('until'))
        .where('l.tenant_id', '=', tenantId)
        .whereRef('l.user_id', '=', 'p.id')
        .where('l.used_at', 'is', null)
        .as('link_until'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.removed_at', 'is', null)
    .orderBy('p.full_name')
    .orderBy('p.id')
    .limit(mostShown);
}
