import { type Keeper, rolesToGive } from '@leme/contract/access/people/manage';
import { inviteUsers } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { isRole, type Role } from '@leme/contract/access/roles';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { judge } from '@leme/contract/kit/kinds/judge';
import type { Locale } from '@leme/contract/kit/language/locale';
import { type Fault, Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import type { AllHooks } from '#kit/hooks';
import { type Served, servePeople } from '#kit/http/serve';
import type { TimedWork, Work } from '#kit/work';
import { addPerson } from './add-person.ts';
import { welcomeTo } from './create-user.ts';
import { openLookUps } from './look-ups.ts';
import { waitForAddress } from './new-addresses.ts';
import { type PartnerColumns, partnerOf } from './partner-of.ts';
import { seenAddresses } from './person-queries.ts';
import { keeperOf } from './rights/keeper.ts';

type Row = InputOf<typeof inviteUsers>['rows'][number];
type Outcome = {
  outcome: 'invited' | 'letter-refused' | 'ready' | 'refused';
  id: string | null;
  errors: Fault[];
};
type Judged = { full_name: string; email: string; role: Role; partner: PartnerColumns; errors: Fault[] };

/**
 * Each row by itself: what can be invited is, and of the others is said what is wrong with them. A dry run knows the addresses
 * the asking person may see; that one is in use elsewhere is told by the real press alone.
 */
export const servesInvitations = (authTx: AuthTx): Served =>
  servePeople(inviteUsers, async ({ input, tx, actor, clock, hooks }) => {
    const now = clock.now();
    const keeper = await keeperOf(tx, actor);
    const judged = await judgeRows({ tx, actor, hooks }, keeper, input.rows);
    const looks = openLookUps(authTx, actor);
    const data: Outcome[] = [];
    // Two lists that name the same addresses in another order would each wait for what the other holds.
    for (const [at, row] of [...judged.entries()].toSorted(byAddress)) {
      const { errors } = row;
      if (errors.length > 0) data[at] = { outcome: 'refused', id: null, errors };
      else if (input.dry_run) data[at] = { outcome: 'ready', id: null, errors };
      else if (!(await looks.may())) data[at] = refused('too-many-look-ups');
      else {
        data[at] = await invite({ tx, actor, now }, row, input.locale);
        if (data[at].errors.some(({ code }) => code === 'email-in-use')) looks.tell();
      }
    }
    await looks.end();
    return { data };
  });

const byAddress = ([, one]: [number, Judged], [, other]: [number, Judged]) =>
  one.email < other.email ? -1 : 1;

async function invite(
  work: TimedWork,
  { errors, partner, ...person }: Judged,
  locale: Locale | undefined,
): Promise<Outcome> {
  const { tx, actor, now } = work;
  const retry_after = await waitForAddress(work);
  if (retry_after > 0) {
    const fault = { pointer: '/email', code: 'too-many-new-addresses', params: { retry_after } };
    return { outcome: 'refused', id: null, errors: [fault] };
  }
  try {
    const id = await addPerson(work, { ...person, ...partner });
    const letter = await welcomeTo(tx, { tenant_id: actor.tenantId, id, email: person.email, locale, now });
    return { outcome: letter === 'queued' ? 'invited' : 'letter-refused', id, errors };
  } catch (error) {
    // In use elsewhere, or taken since the rows were judged; nothing of this one was written.
    if (!(error instanceof Problem && error.problem === 'email-in-use')) throw error;
    return refused('email-in-use');
  }
}

const refused = (code: string): Outcome => ({
  outcome: 'refused',
  id: null,
  errors: [{ pointer: '/email', code }],
});

async function judgeRows(
  work: Work & { hooks: AllHooks },
  keeper: Keeper,
  rows: readonly Row[],
): Promise<Judged[]> {
  const given = rolesToGive(keeper);
  const taken = await seenAddresses(
    work,
    rows.map(({ email }) => email.trim().toLowerCase()),
  );
  const seen = new Set<string>();
  const judged: Judged[] = [];
  for (const row of rows) {
    const name = judge(users.fields.full_name, row.full_name);
    const email = judge(users.fields.email, row.email);
    const address = String(email.value ?? '');
    const errors = [...at('/full_name', name.faults), ...at('/email', email.faults)];
    if (taken.has(address)) errors.push({ pointer: '/email', code: 'email-in-use' });
    else if (address && seen.has(address)) errors.push({ pointer: '/email', code: 'duplicate' });
    seen.add(address);
    const role = isRole(row.role) && given.includes(row.role) ? row.role : null;
    const partner = role && (await partnerOf(work, { keeper, role, given: nulled(row) }));
    if (!role) errors.push({ pointer: '/role', code: 'role-not-yours-to-create' });
    errors.push(...(partner?.errors ?? []));
    judged.push({
      full_name: String(name.value ?? ''),
      email: address,
      role: role ?? 'user',
      errors,
      partner: partner?.columns ?? { supplier_id: null, agent_id: null },
    });
  }
  return judged;
}

const nulled = ({ supplier_id = null, agent_id = null }: Row): PartnerColumns => ({ supplier_id, agent_id });

const at = (pointer: string, found: readonly Omit<Fault, 'pointer'>[]): Fault[] =>
  found.map(({ code, params }) => ({ pointer, code, ...(params && { params }) }));
