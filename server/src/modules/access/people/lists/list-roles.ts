import { isEditable } from '@leme/contract/access/grants';
import { rolesToGive } from '@leme/contract/access/people/manage';
import { listRoles } from '@leme/contract/access/people/rights-endpoints';
import { assignableRoles, isPlatformRole, partnerKind, roles } from '@leme/contract/access/roles';
import { db } from '#kit/database/sql';
import { type Served, servePeople } from '#kit/http/serve';
import { holdsFullAdmin, keeperOf } from '../rights/keeper.ts';

/** The roles of a company, or those of the platform, in their ranking. */
export const servesRoles: Served = servePeople(listRoles, async ({ tx, actor }) => {
  const [keeper, isFull, held] = await Promise.all([
    keeperOf(tx, actor),
    holdsFullAdmin(tx, actor.tenantId),
    tx.rows(
      db
        .selectFrom('user_roles as r')
        .innerJoin('profiles as p', (join) =>
          join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.user_id'),
        )
        .select(['r.role', ({ fn }) => fn.countAll<number>().as('n')])
        .where('r.tenant_id', '=', actor.tenantId)
        .$if(actor.partner !== null, (query) =>
          query.where(
            actor.partner?.kind === 'supplier' ? 'p.supplier_id' : 'p.agent_id',
            '=',
            actor.partner?.id ?? '',
          ),
        )
        .groupBy('r.role'),
    ),
  ]);
  const given = rolesToGive(keeper);
  const here = roles.filter((role) => isPlatformRole(role) === keeper.ofPlatform);
  const data = here.map((name, at) => ({
    name,
    rank: at + 1,
    is_assignable: given.includes(name),
    is_editable: isEditable(name),
    partner: partnerKind(name),
    gives: assignableRoles(name, isFull).filter((role) => here.includes(role)),
    people: Number(held.find(({ role }) => role === name)?.n ?? 0),
  }));
  return { data };
});
