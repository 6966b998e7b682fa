import { peopleWords } from '@leme/contract/access/people/texts/texts';
import { users } from '@leme/contract/access/people/users';
import type { Locale } from '@leme/contract/kit/language/locale';
import { textsIn } from '@leme/contract/kit/language/texts';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { forgetValues } from '#kit/resource/history/audit';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { addPerson } from '../people/add-person.ts';
import { tellAccess } from '../people/auth-session/shut-out.ts';
import { welcomeTo } from '../people/create-user.ts';
import { personOf } from '../people/person-queries.ts';
import { isWithin, networksOf } from '../sign-in/allowed-networks.ts';

type First = { full_name: string; email: string; locale: Locale };

/** What becomes of the accounts of a company while it is opened, stopped or undone; each in the transaction of who does it. */
export const companyAccounts = {
  /** The first administrator and the letter with the link, which nobody sees before its reader. */
  async begin(work: TimedWork, { full_name, email, locale }: First): Promise<void> {
    const { tx, actor, now } = work;
    const partner = { supplier_id: null, agent_id: null };
    const id = await addPerson(work, { full_name, email, role: 'admin', ...partner });
    await welcomeTo(tx, { tenant_id: actor.tenantId, id, email, locale, now });
  },

  /** Ends sessions and open links of everybody there. Tokens of devices stay: what they noted at sea still comes in. */
  shut(tx: Tx, tenant_id: string): void {
    tx.send(db.deleteFrom('auth_sessions').where('tenant_id', '=', tenant_id));
    tx.send(db.deleteFrom('auth_links').where('tenant_id', '=', tenant_id).where('used_at', 'is', null));
    tellAccess(tx, tenant_id);
  },

  /** Lets every process read anew what the people of a company may do. */
  tell(tx: Tx, tenant_id: string): void {
    tellAccess(tx, tenant_id);
  },

  /** Whether somebody at an address comes in where a company allows these networks alone. */
  letsIn: (networks: unknown, address: string): boolean => isWithin(networksOf(networks), address),

  /** Ends the leave of every operator to act there; asked for in the platform's own tenant, where leave stands. */
  endActing(tx: Tx, company: string): void {
    tx.send(
      db
        .deleteFrom('auth_acting_grants')
        .where('tenant_id', '=', platformTenantId)
        .where('acting_tenant_id', '=', company),
    );
    tellAccess(tx, platformTenantId);
  },

  /** Takes away everybody of a company nobody ever came into: rows without name and address stay, and addresses are free. */
  async forget({ tx, actor, now }: TimedWork, locale: Locale): Promise<void> {
    const tenant_id = actor.tenantId;
    const at = now.toString();
    const full_name = textsIn(peopleWords, locale)('users.removed');
    tx.send(db.deleteFrom('login_emails').where('tenant_id', '=', tenant_id));
    const people = await tx.rows(
      db
        .updateTable('profiles')
        .set({
          full_name,
          email: sql<string>`id::text || '@removed.invalid'`,
          status: 'inactive',
          removed_at: at,
          updated_at: at,
          version: sql`version + 1`,
        })
        .where('tenant_id', '=', tenant_id)
        .where('removed_at', 'is', null)
        .returning('id'),
    );
    for (const table of ['user_roles', 'auth_accounts'] as const)
      tx.send(db.deleteFrom(table).where('tenant_id', '=', tenant_id));
    companyAccounts.shut(tx, tenant_id);
    forgetValues(tx, { tenant_id, resource: users.name, ids: people.map(({ id }) => id) });
  },

  /** Sends the first link again, to another address where the one given was wrong. Whoever has a password gets none. */
  async resend(
    work: TimedWork,
    { user_id, email, locale }: { user_id: string; email: string | undefined; locale: Locale },
  ): Promise<'queued' | 'refused'> {
    const { tx, actor, now } = work;
    const tenant_id = actor.tenantId;
    const person = await personOf(work, user_id);
    const account = await tx.first(
      db
        .selectFrom('auth_accounts')
        .select('password_hash')
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', user_id)
        .forUpdate(),
    );
    if (!account || account.password_hash !== null || person.status !== 'active')
      throw new Problem('move-forbidden');
    const to = email ?? person.email;
    if (to !== person.email) await correctAddress(work, { user_id, from: person.email, to });
    return await welcomeTo(tx, { tenant_id, id: user_id, email: to, locale, now });
  },
};

/** Another address for somebody who never came in; links to the wrong one end. */
async function correctAddress(
  { tx, actor, now }: TimedWork,
  { user_id, from, to }: { user_id: string; from: string; to: string },
): Promise<void> {
  const tenant_id = actor.tenantId;
  // One that is somebody else's breaks the constraint that says so.
  await tx.change(
    db
      .updateTable('login_emails')
      .set({ email: to })
      .where('user_id', '=', user_id)
      .where('tenant_id', '=', tenant_id),
  );
  tx.send(
    db
      .updateTable('profiles')
      .set({ email: to, version: sql`version + 1`, updated_at: now.toString() })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', user_id),
  );
  tx.send(
    db
      .deleteFrom('auth_links')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('used_at', 'is', null),
  );
  record({ tx, actor }, users, {
    id: user_id,
    action: 'updated',
    before: { email: from },
    after: { email: to },
  });
}
