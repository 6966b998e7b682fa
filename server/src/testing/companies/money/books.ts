import { hooksOf } from '../../../kit/hooks.ts';
import { completeBookings } from '../../../modules/bookings/life/complete-bookings.ts';
import { financeModule } from '../../../modules/finance/module.ts';
import type { Person, World } from '../../world.ts';
import { aDayOfTwo } from '../booking-day.ts';

/** The month a test of the books reads. */
export const month = { from: '2026-11-01', to: '2026-11-30' };
export const inMonth = `from=${month.from}&to=${month.to}`;

/** A company whose books somebody reads: what is on each account by its role, and what the statement says. */
export async function aCompanyWithBooks(world: World) {
  const day = await aDayOfTwo(world);
  const admin = await world.user(day.company, 'admin');
  return { ...day, admin, ...booksOf(admin) };
}

/** What the books of a person’s company say. */
export function booksOf(reader: Person) {
  const accounts = async () => {
    const { data } = (await reader.get('/finance/accounts')).body;
    return data as { id: string; role: string; balance: number }[];
  };
  const on = async (...roles: string[]) => {
    const all = await accounts();
    return roles.map((role) => all.find((account) => account.role === role)?.balance);
  };
  const accountOf = async (role: string) => (await accounts()).find((account) => account.role === role)?.id;
  const results = async (more = '') =>
    amountsOf((await reader.get(`/finance/dre?${inMonth}${more}`)).body.lines);
  const broken = async () => {
    const { data } = (await reader.get('/finance/checks')).body;
    return (data as { rule: string; count: number }[]).flatMap(({ rule, count }) => (count > 0 ? rule : []));
  };
  return { on, accountOf, results, broken };
}

/** The lines that are not nought, by their codes. */
export function amountsOf(lines: readonly { code: string; amount: number }[]): Record<string, number> {
  return Object.fromEntries(lines.flatMap(({ code, amount }) => (amount === 0 ? [] : [[code, amount]])));
}

/** Two hours after the last departure of the day all bookings of a company are completed. */
export async function theDayIsOver({ tenantTx, clock }: World, company: { id: string }): Promise<void> {
  const end = Temporal.Instant.from('2026-11-21T06:00:00Z');
  await tenantTx.write(company.id, (tx) =>
    completeBookings(tx, company.id, end, hooksOf([financeModule({ tenantTx, clock, origin: () => '' })])),
  );
}
