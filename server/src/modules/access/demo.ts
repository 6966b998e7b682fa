import type { Action } from '@leme/contract/access/permission';
import type { Subject } from '@leme/contract/access/resources';
import type { Role } from '@leme/contract/access/roles';
import { fold } from '@leme/contract/kit/language/fold';
import { type DemoWork, named } from '../../demo/demo.ts';
import { demoPassword } from '../../demo/demo-accounts.ts';
import { hashPassword } from './sign-in/passwords.ts';

type Odd = 'invited' | 'left' | 'excepted';
type Name = Odd | keyof DemoWork['company']['team'];

const names: Readonly<Record<DemoWork['company']['subdomain'], Readonly<Record<Odd, string>>>> = {
  'mar-azul': { invited: 'Rui Matos', left: 'Gilda Amorim', excepted: 'Lia Menezes' },
  'costa-verde': { invited: 'Joel Sardinha', left: 'Zélia Prates', excepted: 'Otto Ribas' },
};
const states: Readonly<Record<Name, { role: Role; daysHere: number; signedInDaysAgo: number | null }>> = {
  invited: { role: 'manager', daysHere: 0, signedInDaysAgo: null },
  left: { role: 'user', daysHere: 400, signedInDaysAgo: 75 },
  excepted: { role: 'user', daysHere: 90, signedInDaysAgo: 1 },
  seller: { role: 'user', daysHere: 240, signedInDaysAgo: 0 },
  away: { role: 'manager', daysHere: 300, signedInDaysAgo: 9 },
};

/** What a seller does beside what every `user` may. */
const sellerRights: readonly (readonly [Subject, ...Action[]])[] = [
  ['leads', 'read', 'create', 'update'],
  ['inside-sales', 'read'],
  ['products', 'read'],
  ['whatsapp-templates', 'read'],
];

/** What each company changed of its roles: a right more, a right less. */
const differences: readonly { role: Role; resource: Subject; action: Action; granted: boolean }[] = [
  { role: 'marinheiro', resource: 'maintenance-logs', action: 'read', granted: true },
  { role: 'marinheiro', resource: 'maintenance-logs', action: 'create', granted: true },
  { role: 'marinheiro', resource: 'quick-fuel', action: 'update', granted: false },
  { role: 'user', resource: 'bookings', action: 'read', granted: true },
  { role: 'user', resource: 'boats', action: 'read', granted: true },
];

/** Beside one account a role: who never came, who left, who may do more for a while; and roles that were changed. */
export async function demo(work: DemoWork): Promise<void> {
  const ids = await addPeople(work);
  await addExceptions(work, { excepted: named(ids, 'excepted'), seller: named(ids, 'seller') });
  await changeRoles(work);
}

async function addPeople({ company, now, random, insert }: DemoWork): Promise<ReadonlyMap<Name, string>> {
  const daysAgo = (days: number) => now.subtract({ hours: 24 * days }).toString();
  const people = await Promise.all(
    Object.entries({ ...names[company.subdomain], ...company.team }).map(async ([name, full_name]) => {
      const key = name as Name;
      const { signedInDaysAgo } = states[key];
      const password_hash = signedInDaysAgo === null ? null : await hashPassword(demoPassword);
      const last_sign_in_at = signedInDaysAgo === null ? null : daysAgo(signedInDaysAgo);
      const email = `${fold(full_name).replaceAll(' ', '.')}@${company.subdomain}.test`;
      return { key, full_name, email, password_hash, last_sign_in_at, ...states[key] };
    }),
  );
  const ids = new Map(people.map(({ key }) => [key, random.id()]));
  const idOf = ({ key }: { key: Name }) => named(ids, key);
  await insert(
    'profiles',
    people.map((person) => ({
      id: idOf(person),
      full_name: person.full_name,
      email: person.email,
      status: person.key === 'left' ? 'inactive' : 'active',
      created_at: daysAgo(person.daysHere),
    })),
  );
  await insert(
    'user_roles',
    people.map((person) => ({ user_id: idOf(person), role: person.role })),
  );
  await insert(
    'auth_accounts',
    people.map((person) => ({
      id: idOf(person),
      password_hash: person.password_hash,
      last_sign_in_at: person.last_sign_in_at,
    })),
  );
  await insert(
    'login_emails',
    people.map((person) => ({ email: person.email, user_id: idOf(person) })),
  );
  // Past its end so lately that no clean-up has taken it; the token is of nobody.
  const expires_at = now.subtract({ minutes: 20 }).toString();
  const link = {
    token_hash: random.deviceId(),
    user_id: named(ids, 'invited'),
    type: 'first_access',
    expires_at,
  };
  await insert('auth_links', [link]);
  return ids;
}

async function addExceptions(
  { today, timezone, now, staff, insert }: DemoWork,
  { excepted, seller }: Readonly<Record<'excepted' | 'seller', string>>,
): Promise<void> {
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 });
  const ends = tomorrow.toZonedDateTime({ timeZone: timezone, plainTime: '18:00' }).toInstant().toString();
  const made = { created_by: named(staff, 'admin'), created_at: now.toString() };
  const own = { user_id: excepted, ...made };
  const ofSeller = {
    user_id: seller,
    ...made,
    granted: true,
    expires_at: null,
    reason: 'Vende por telefone',
  };
  await insert('user_permissions', [
    {
      ...own,
      resource: 'customers',
      action: 'read',
      granted: true,
      expires_at: ends,
      reason: 'Cobre a recepção até amanhã',
    },
    {
      ...own,
      resource: 'dashboard',
      action: 'read',
      granted: false,
      expires_at: null,
      reason: 'Trabalha só no cais e não vê o faturamento',
    },
    ...sellerRights.flatMap(([resource, ...actions]) =>
      actions.map((action) => ({ ...ofSeller, resource, action })),
    ),
  ]);
}

async function changeRoles({ now, staff, insert }: DemoWork): Promise<void> {
  const changed = { changed_by: named(staff, 'admin'), changed_at: now.toString() };
  await insert(
    'role_permissions',
    differences.map((difference) => ({ ...difference, ...changed })),
  );
  const roles = new Set(differences.map(({ role }) => role));
  await insert(
    'role_versions',
    [...roles].map((role) => ({ role, version: 2 })),
  );
}
