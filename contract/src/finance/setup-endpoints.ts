import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { allPaymentMethods } from '../bookings/rules.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { price } from '../kit/values/money-schema.ts';
import { civilDate } from '../kit/values/time.ts';
import { allocationKeys } from './accounts.ts';
import { monthOfYear } from './allocation-endpoints.ts';
import { financeAccounts, financePeriods, financeTerms, taxLines } from './entities.ts';
import { agreementBases, agreementKinds } from './facts/agreements.ts';

const reads = read('finance-management');
const writes = may('finance-management', 'update');
const bp = fieldSchema(financeTerms.fields.bp);
const accounts = financeAccounts.fields;

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/finance/accounts/:id',
  of: 'finance_accounts',
  summary:
    'What a company calls an account, how it is shared over departures, what was on it at first, and by which key it receives Pix',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    version: z.number().int(),
    name: fieldSchema(accounts.name).optional(),
    allocation: z.enum(allocationKeys).optional(),
    opening_balance: fieldSchema(accounts.opening_balance).optional(),
    opening_on: fieldSchema(accounts.opening_on).optional(),
    active: z.boolean().optional(),
    /** Where Pix is received, and what banks show of it. */
    pix_key: fieldSchema(accounts.pix_key).optional(),
    pix_name: fieldSchema(accounts.pix_name).optional(),
    pix_city: fieldSchema(accounts.pix_city).optional(),
  }),
  reply: z.object({ id, version: z.number().int() }),
});

const method = z.object({
  method: z.enum(allPaymentMethods),
  account_id: id,
  fee_bp: z.number().int(),
  fee_amount: z.number(),
  days: z.number().int(),
});
export const listMethods = endpoint({
  method: 'GET',
  path: '/finance/methods',
  summary:
    'Where money of each way to pay goes, what that costs and how long it takes, as far as it was decided',
  permission: reads,
  reply: z.object({ data: z.array(method).max(20) }),
});
export const updateMethod = endpoint({
  method: 'PUT',
  path: '/finance/methods/:method',
  summary: 'Decides it for one way to pay; payments that are posted stay as they are',
  permission: writes,
  /** One of the ways to pay; another one is not there. */
  params: z.object({ method: z.string().max(40) }),
  body: z.strictObject({
    account_id: id,
    fee_bp: z.number().int().min(0).max(10_000).default(0),
    fee_amount: price.default(0),
    days: z.number().int().min(0).max(365).default(0),
  }),
  reply: method,
});

const agreement = z.object({
  id,
  kind: z.enum(agreementKinds),
  agent_id: id.nullable(),
  supplier_id: id.nullable(),
  product_id: id.nullable(),
  boat_id: id.nullable(),
  bp: z.number().int().nullable(),
  amount: z.number().nullable(),
  base: z.enum(agreementBases),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
});
export const listAgreements = endpoint({
  method: 'GET',
  path: '/finance/agreements',
  summary: 'What was agreed with agents, owners of boats and crews, the youngest first',
  permission: reads,
  reply: z.object({ data: z.array(agreement).max(1_000) }),
});
export const createAgreement = endpoint({
  method: 'POST',
  path: '/finance/agreements',
  summary: 'Agrees on a share or an amount from a day on; the one that names most holds, then the youngest',
  permission: writes,
  body: z.strictObject({
    kind: z.enum(agreementKinds),
    agent_id: id.nullable().default(null),
    supplier_id: id.nullable().default(null),
    product_id: id.nullable().default(null),
    boat_id: id.nullable().default(null),
    bp: bp.default(null),
    amount: price.nullable().default(null),
    base: z.enum(agreementBases).default('gross'),
    valid_from: civilDate,
    valid_to: civilDate.nullable().default(null),
  }),
  reply: agreement,
  status: 201,
});

const rate = z.object({
  id,
  line: z.enum(taxLines),
  bp: z.number().int(),
  product_id: id.nullable(),
  valid_from: z.string(),
});
export const listTaxRates = endpoint({
  method: 'GET',
  path: '/finance/tax-rates',
  summary: 'The rates of taxes on revenue, each from a day on',
  permission: reads,
  reply: z.object({ data: z.array(rate).max(500) }),
});
export const createTaxRate = endpoint({
  method: 'POST',
  path: '/finance/tax-rates',
  summary: 'A rate from a day on, of all products or of one',
  permission: writes,
  body: z.strictObject({
    line: z.enum(taxLines),
    bp: z.number().int().min(0).max(10_000),
    product_id: id.nullable().default(null),
    valid_from: civilDate,
  }),
  reply: rate,
  status: 201,
});

/** What a run posted: each row a difference to what was there. */
const run = z.object({ id, posted: z.number().int(), amount: z.number() });
export const runTaxes = endpoint({
  method: 'POST',
  path: '/finance/taxes/runs',
  summary:
    'The taxes of a month, shared over its departures by revenue; run again it posts differences alone',
  permission: writes,
  body: z.strictObject({
    month: monthOfYear,
    /** What the accountant says of a line wins. */
    typed: z
      .array(z.strictObject({ line: z.enum(taxLines), amount: price }))
      .max(4)
      .default([]),
  }),
  reply: run,
  status: 201,
});
const period = z.object({
  id,
  month: z.string(),
  closed_at: z.string(),
  closed_by: z.string().nullable(),
  reopened_at: z.string().nullable(),
  reopened_by: z.string().nullable(),
  reason: z.string().nullable(),
  lines: z.array(z.object({ code: z.string(), amount: z.number().nullable() })).max(200),
});
export const listPeriods = endpoint({
  method: 'GET',
  path: '/finance/periods',
  summary:
    'The months that were closed, with their results as they were then, and those that were opened again',
  permission: reads,
  reply: z.object({ data: z.array(period).max(500) }),
});
export const closePeriod = endpoint({
  method: 'POST',
  path: '/finance/periods',
  summary: 'Closes a month: nothing is posted in it any more; what is in the way is told',
  permission: writes,
  body: z.strictObject({ month: monthOfYear }),
  reply: period,
  status: 201,
});
export const reopenPeriod = endpoint({
  method: 'POST',
  path: '/finance/periods/:id/reopening',
  of: 'finance_periods',
  summary: 'Opens a month again, with a reason that stays',
  permission: writes,
  params: idParams,
  body: z.strictObject({ reason: fieldSchema({ ...financePeriods.fields.reason, required: true }) }),
  reply: period,
  status: 201,
});
