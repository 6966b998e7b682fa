import type { createEntry } from '@leme/contract/finance/entry-endpoints';
import { isBoletoFault, readBoleto } from '@leme/contract/finance/papers/boleto';
import { costCentres } from '@leme/contract/finance/registers/cost-centres';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import { boats } from '@leme/contract/fleet/boats';
import { suppliers } from '@leme/contract/fleet/suppliers';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toCents } from '@leme/contract/kit/values/money';
import { customers } from '@leme/contract/sales/customers';
import { sql } from 'kysely';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { repetitionFaults } from './refuse-repetition.ts';

export type EntryInput = InputOf<typeof createEntry>;

/** Nothing is owed since longer than this, nor due later. */
const mostDays = 3_660;

type Account = { id: string; kind: string; money_kind: string | null };
/** The departure a cost is of, with what sailed. */
export type Departure = { session_id: string; boat_id: string | null; product_id: string };

/** An entry that says what it needs, of rows that are there and are held; answers its departure. */
export async function refuseEntry(work: TimedWork, input: EntryInput): Promise<Departure | undefined> {
  const wrong = [...faultsAlone(work, input), ...boletoFaults(work, input)];
  if (wrong.length > 0) throw faults(wrong);
  const named = [
    ['boat_id', boats, input.boat_id],
    ['supplier_id', suppliers, input.supplier_id],
    ['customer_id', customers, input.customer_id],
    ['category_id', financeCategories, input.category_id],
    ['cost_centre_id', costCentres, input.cost_centre_id],
  ] as const;
  for (const [name, resource, id] of named)
    if (id !== null && !(await holdRows(resource, work, [id])).has(id))
      wrong.push({ pointer: `/${name}`, code: 'unknown' });
  const accounts = await accountsOf(work, [input.account_id, input.from_account_id]);
  wrong.push(...accountFaults(input, accounts));
  if (await isElsewhere(work, input)) wrong.push({ pointer: '/category_id', code: 'option' });
  const departure = await departureOf(work, input);
  if (input.session_id !== null && !departure) wrong.push({ pointer: '/session_id', code: 'unknown' });
  if (departure?.isOther) wrong.push({ pointer: '/boat_id', code: 'option' });
  if (wrong.length > 0) throw faults(wrong);
  return departure;
}

/** Between which days something may be due. */
export function dueBounds({ actor, now }: Pick<TimedWork, 'actor' | 'now'>) {
  const today = dayIn(actor.timezone, now);
  return { least: addDays(today, -mostDays), most: addDays(today, mostDays) };
}

function faultsAlone({ actor, now }: TimedWork, input: EntryInput): Fault[] {
  const { least, most } = dueBounds({ actor, now });
  const { kind, due_on, competence_on = due_on, from_account_id, account_id, parts } = input;
  const days = [
    ['/due_on', due_on],
    ['/competence_on', competence_on],
  ] as const;
  const wrong = days.flatMap(([pointer, day]): Fault[] => {
    if (day < least) return [{ pointer, code: 'too-small', params: { minimum: least } }];
    return day > most ? [{ pointer, code: 'too-large', params: { maximum: most } }] : [];
  });
  const isTransfer = kind === 'transfer';
  if (isTransfer && from_account_id === null) wrong.push({ pointer: '/from_account_id', code: 'required' });
  if (!isTransfer && from_account_id !== null) wrong.push({ pointer: '/from_account_id', code: 'no-value' });
  if (isTransfer && from_account_id === account_id) wrong.push({ pointer: '/account_id', code: 'same' });
  if (isTransfer && parts > 1) wrong.push({ pointer: '/parts', code: 'no-value' });
  if (toCents(input.amount) < parts)
    wrong.push({ pointer: '/parts', code: 'too-large', params: { maximum: 1 } });
  return [...wrong, ...repetitionFaults(input, most)];
}

/** A line that is pasted is of the same money and day. */
function boletoFaults({ actor, now }: TimedWork, { boleto_line, amount }: EntryInput): Fault[] {
  if (!boleto_line) return [];
  const read = readBoleto(boleto_line, dayIn(actor.timezone, now));
  if (isBoletoFault(read)) return [{ pointer: '/boleto_line', code: 'invalid' }];
  const isOther = read.cents !== null && read.cents !== toCents(amount);
  return isOther ? [{ pointer: '/amount', code: 'option' }] : [];
}

async function accountsOf({ tx, actor }: TimedWork, ids: readonly (string | null)[]) {
  const rows = await tx.rows(
    statement<Account>(sql`select a.id, a.kind, a.money_kind from finance_accounts a
      where a.tenant_id = ${actor.tenantId} and a.active and a.id = any(${ids.filter((id) => id !== null)}::uuid[])`),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function accountFaults(
  { kind, account_id, from_account_id }: EntryInput,
  accounts: ReadonlyMap<string, Account>,
) {
  const wrong: Fault[] = [];
  const [to, from] = [accounts.get(account_id), accounts.get(from_account_id ?? '')];
  if (!to) wrong.push({ pointer: '/account_id', code: 'unknown' });
  if (kind === 'transfer' && to?.money_kind === null) wrong.push({ pointer: '/account_id', code: 'option' });
  if (kind === 'transfer' && !from) wrong.push({ pointer: '/from_account_id', code: 'unknown' });
  if (from?.money_kind === null) wrong.push({ pointer: '/from_account_id', code: 'option' });
  return wrong;
}

/** A category stands on one account, and what is called so goes there. */
async function isElsewhere({ tx, actor }: TimedWork, { category_id, account_id }: EntryInput) {
  if (category_id === null) return false;
  const row = await tx.first(
    statement<{ id: string }>(sql`select a.id from finance_categories c
      join finance_accounts a on a.tenant_id = c.tenant_id and a.role = c.account_role
      where c.tenant_id = ${actor.tenantId} and c.id = ${category_id}`),
  );
  return row !== undefined && row.id !== account_id;
}

/** The departure and its boat; `isOther`: another boat was named. */
async function departureOf({ tx, actor }: TimedWork, { session_id, boat_id }: EntryInput) {
  if (session_id === null) return undefined;
  const rows = await tx.rows(
    statement<{
      product_id: string;
      boat_id: string | null;
    }>(sql`select s.product_id, b.boat_id from sessions s
      left join session_boats b on b.tenant_id = s.tenant_id and b.session_id = s.id and not b.cancelled
      where s.tenant_id = ${actor.tenantId} and s.id = ${session_id} order by b.position`),
  );
  const [first] = rows;
  if (!first) return undefined;
  const isOther = boat_id !== null && !rows.some((row) => row.boat_id === boat_id);
  return { session_id, product_id: first.product_id, boat_id: boat_id ?? first.boat_id, isOther };
}
