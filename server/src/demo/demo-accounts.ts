import {
  isPlatformRole,
  type PartnerKind,
  partnerKind,
  type Role,
  roleKey,
  roles,
} from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { textsIn } from '@leme/contract/kit/language/texts';
import { hashPassword } from '#modules/access/sign-in/passwords';
import { costaVerde } from './companies/costa-verde.ts';
import type { DemoCompany, TenantRole } from './companies/demo-company.ts';
import { marAzul } from './companies/mar-azul.ts';
import type { Tenant } from './owner-transaction.ts';
import type { SeededRandom } from './seeded-random.ts';

export const demoPassword = 'Leme-demo-2026';
export const demoCompanies: readonly DemoCompany[] = [marAzul, costaVerde];

type PlatformRole = Extract<Role, `saas_${string}`>;

const operators: Readonly<Record<PlatformRole, string>> = {
  saas_super_admin: 'Otília Brandão',
  saas_admin: 'Davi Marques',
  saas_manager: 'Nara Toledo',
  saas_user: 'Caetano Pinho',
};

export const tenantRoles = roles.filter((role): role is TenantRole => !isPlatformRole(role));
const platformRoles = roles.filter((role): role is PlatformRole => isPlatformRole(role));

const emailAt = (role: Role, domain: string) => `${role}@${domain}.test`;

const t = textsIn(accessWords, 'pt-BR');

/** Every account of the demo data, for the list a start prints; all have the same password. */
export const demoAccounts: readonly { label: string; email: string }[] = [
  ...demoCompanies.flatMap(({ name, subdomain }) =>
    tenantRoles.map((role) => ({
      label: `${name}, ${t(roleKey(role))}`,
      email: emailAt(role, subdomain),
    })),
  ),
  ...platformRoles.map((role) => ({
    label: `Leme, ${t(roleKey(role))}`,
    email: emailAt(role, 'leme'),
  })),
];

type Person = {
  id: string;
  role: Role;
  full_name: string;
  email: string;
  supplier_id: string | null;
  agent_id: string | null;
};

export async function insertOperators(
  platform: Tenant,
  { random, now }: Pick<Accounts, 'random' | 'now'>,
): Promise<void> {
  const none = { supplier_id: null, agent_id: null };
  const people = platformRoles.map((role) => ({
    id: random.id(),
    role,
    full_name: operators[role],
    email: emailAt(role, 'leme'),
    ...none,
  }));
  await insertPeople(platform, { people, now });
}

type Accounts = {
  company: DemoCompany;
  random: SeededRandom;
  now: Temporal.Instant;
  /** The supplier or agent they work for; none for the company's own people. */
  partner: { kind: PartnerKind; id: string } | null;
};

/** One person for each role of the company's own or of a partner's people; answers their ids by role. */
export async function insertAccounts(
  tenant: Tenant,
  { company, random, now, partner }: Accounts,
): Promise<ReadonlyMap<Role, string>> {
  const wanted = tenantRoles.filter((role) => partnerKind(role) === (partner?.kind ?? null));
  const people = wanted.map((role) => ({
    id: random.id(),
    role,
    full_name: company.people[role],
    email: emailAt(role, company.subdomain),
    supplier_id: partner?.kind === 'supplier' ? partner.id : null,
    agent_id: partner?.kind === 'agent' ? partner.id : null,
  }));
  await insertPeople(tenant, { people, now });
  return new Map(people.map(({ role, id }) => [role, id]));
}

type Inserted = { people: readonly Person[]; now: Temporal.Instant };

/** People of some months, who came back one after the other in the last days. */
async function insertPeople(tenant: Tenant, { people, now }: Inserted): Promise<void> {
  const hoursAgo = (hours: number) => now.subtract({ hours }).toString();
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)));
  await tenant.insert(
    'profiles',
    people.map(({ role: _, ...profile }, index) => ({
      ...profile,
      created_at: hoursAgo(24 * (120 + 9 * index)),
    })),
  );
  await tenant.insert(
    'user_roles',
    people.map(({ id, role }) => ({ user_id: id, role })),
  );
  await tenant.insert(
    'auth_accounts',
    people.map(({ id }, index) => ({
      id,
      password_hash: hashes[index] ?? null,
      last_sign_in_at: hoursAgo(2 + 7 * index),
    })),
  );
  await tenant.insert(
    'login_emails',
    people.map(({ id, email }) => ({ email, user_id: id })),
  );
}
