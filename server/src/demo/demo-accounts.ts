import { isPlatformRole, partnerKind, type Role, roleLabels, roles } from '@leme/contract/access/roles';
import { hashPassword } from '#modules/access/passwords';
import type { CompanyPlan, TenantRole } from './company-plan.ts';
import { costaVerde } from './costa-verde.ts';
import type { Luck } from './luck.ts';
import { marAzul } from './mar-azul.ts';
import type { Tenant } from './owner-transaction.ts';

export const demoPassword = 'Leme-demo-2026';
export const demoCompanies: readonly CompanyPlan[] = [marAzul, costaVerde];

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

/** Every account of the demo data, for the list a start prints; all have the same password. */
export const demoAccounts: readonly { label: string; email: string }[] = [
  ...demoCompanies.flatMap(({ name, subdomain }) =>
    tenantRoles.map((role) => ({
      label: `${name}, ${roleLabels[role]['pt-BR']}`,
      email: emailAt(role, subdomain),
    })),
  ),
  ...platformRoles.map((role) => ({
    label: `Leme, ${roleLabels[role]['pt-BR']}`,
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

export async function insertOperators(platform: Tenant, luck: Luck): Promise<void> {
  const none = { supplier_id: null, agent_id: null };
  const people = platformRoles.map((role) => ({
    id: luck.id(),
    role,
    full_name: operators[role],
    email: emailAt(role, 'leme'),
    ...none,
  }));
  await insertPeople(platform, people);
}

/** One person for each role of a company; answers their ids by role. */
export async function insertStaff(
  company: Tenant,
  {
    plan,
    luck,
    supplier_id,
    agent_id,
  }: { plan: CompanyPlan; luck: Luck; supplier_id: string; agent_id: string },
): Promise<ReadonlyMap<Role, string>> {
  const people = tenantRoles.map((role) => ({
    id: luck.id(),
    role,
    full_name: plan.people[role],
    email: emailAt(role, plan.subdomain),
    supplier_id: partnerKind(role) === 'supplier' ? supplier_id : null,
    agent_id: partnerKind(role) === 'agent' ? agent_id : null,
  }));
  await insertPeople(company, people);
  return new Map(people.map(({ role, id }) => [role, id]));
}

async function insertPeople(tenant: Tenant, people: readonly Person[]): Promise<void> {
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)));
  await tenant.insert(
    'profiles',
    people.map(({ role: _, ...profile }) => profile),
  );
  await tenant.insert(
    'user_roles',
    people.map(({ id, role }) => ({ user_id: id, role })),
  );
  await tenant.insert(
    'auth_accounts',
    people.map(({ id }, index) => ({ id, password_hash: hashes[index] ?? null })),
  );
  await tenant.insert(
    'login_emails',
    people.map(({ id, email }) => ({ email, user_id: id })),
  );
}
