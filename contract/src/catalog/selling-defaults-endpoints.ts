import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { sellingDefaults } from './selling-defaults.ts';

const { fields } = sellingDefaults;
const said = {
  min_party: fieldSchema(fields.min_party),
  max_party: fieldSchema(fields.max_party),
  cutoff_min: fieldSchema(fields.cutoff_min),
  horizon_days: fieldSchema(fields.horizon_days),
  deposit_bp: fieldSchema(fields.deposit_bp),
  balance_due_hours: fieldSchema(fields.balance_due_hours),
  cancellation_policy_id: fieldSchema(fields.cancellation_policy_id),
};
const number = z.number().nullable();

export const readSellingDefaults = endpoint({
  method: 'GET',
  path: '/selling-defaults',
  summary:
    'How the company sells where a product says nothing of its own; nothing is decided until somebody does',
  permission: may('products', 'read'),
  reply: z.object({
    min_party: number,
    max_party: number,
    cutoff_min: number,
    horizon_days: number,
    deposit_bp: number,
    balance_due_hours: number,
    cancellation_policy_id: id.nullable(),
    /** What that policy is called. */
    policy: z.string().nullable(),
    version: z.number().int(),
  }),
});

export const updateSellingDefaults = endpoint({
  method: 'PUT',
  path: '/selling-defaults',
  summary: 'Says how the company sells where a product says nothing of its own',
  permission: may('products', 'update'),
  body: z.strictObject({ ...said, version: z.number().int().min(0) }),
  reply: readSellingDefaults.reply,
});

export type SellingDefaults = ReplyOf<typeof readSellingDefaults>;
