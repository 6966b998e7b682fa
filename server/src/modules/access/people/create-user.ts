import { rolesToGive } from '@leme/contract/access/people/manage';
import { createUser } from '@leme/contract/access/people/user-endpoints';
import { temporaryHours } from '@leme/contract/access/people/users';
import { isCommonPassword } from '@leme/contract/access/sign-in/common-password';
import type { Locale } from '@leme/contract/kit/language/locale';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, servePeople } from '#kit/http/serve';
import { defaultLocale, limitMail, queueLink } from '../links/send-link.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { addPerson } from './add-person.ts';
import { pressing } from './look-ups.ts';
import { requireNewAddress } from './new-addresses.ts';
import { requirePartner } from './partner-of.ts';
import { seenAddresses, shownPerson } from './person-queries.ts';
import { keeperOf } from './rights/keeper.ts';

export const servesCreateUser = (authTx: AuthTx): Served =>
  servePeople(createUser, async ({ input, tx, actor, clock, hooks }) => {
    const { password, full_name, email, role, locale } = input;
    const tenant_id = actor.tenantId;
    const now = clock.now();
    const keeper = await keeperOf(tx, actor);
    if (!rolesToGive(keeper).includes(role)) throw new Problem('role-not-yours-to-create');
    const partner = await requirePartner({ tx, actor, hooks }, { keeper, role, given: input });
    await requireUnknown(tx, tenant_id, { password, full_name, email });
    await requireNewAddress({ tx, actor });
    // Before the address is looked at: a taken one takes as long as a free one.
    const hash = await hashPassword(password);
    const until = now.add({ hours: temporaryHours });
    const person = { full_name, email, role, ...partner, password: { hash, until } };
    const isOwn = async () => (await seenAddresses({ tx, actor }, [email])).has(email);
    const id = await pressing({ authTx, actor, isOwn }, () => addPerson({ tx, actor }, person));
    const welcome = await welcomeTo(tx, { tenant_id, id, email, locale, now });
    return { ...(await shownPerson({ tx, actor, hooks }, keeper, id)), welcome };
  });

/** A temporary password may be short, but not what whoever knows the person tries first. */
async function requireUnknown(
  tx: Tx,
  tenant_id: string,
  { password, full_name, email }: { password: string; full_name: string; email: string },
): Promise<void> {
  const company = await tx.first(
    db.selectFrom('saas_tenants').select(['name', 'subdomain']).where('id', '=', tenant_id),
  );
  const known = { full_name, email, company: company?.name ?? '', subdomain: company?.subdomain ?? '' };
  if (isCommonPassword(password, known)) throw faults([{ pointer: '/password', code: 'common-password' }]);
}

type Letter = {
  tenant_id: string;
  id: string;
  email: string;
  locale: Locale | undefined;
  now: Temporal.Instant;
};

/** The welcome letter, in the transaction that makes the person; an address that was sent too many gets none. */
export async function welcomeTo(
  tx: Tx,
  { tenant_id, id, email, locale, now }: Letter,
): Promise<'queued' | 'refused'> {
  try {
    await limitMail(tx, { tenant_id, email, by: 'member' });
  } catch (error) {
    if (error instanceof Problem && error.problem === 'too-many-requests') return 'refused';
    throw error;
  }
  const language = locale ?? (await defaultLocale(tx, tenant_id));
  queueLink(tx, tenant_id, id, {
    email,
    type: 'first_access',
    redirectUrl: undefined,
    locale: language,
    urgency: 'invited',
    now,
  });
  return 'queued';
}
