import * as f from '../../kit/resource/fields.ts';
import type { Resource } from '../../kit/resource/resource.ts';
import { financeEntries } from '../entities.ts';
import { worded } from '../financial.ts';

const { kind, description, amount, due_on, competence_on, account_id, ...of } = financeEntries.fields;

/** A file of entries has these columns: what one is for by the code or the name of its account, who it is of by name. */
export const entrySheet: Resource = {
  ...financeEntries,
  fields: {
    kind,
    description,
    amount,
    due_on,
    competence_on,
    account_id: { ...f.text({ required: true, max: 120 }), ...worded(account_id) },
    supplier_id: of.supplier_id,
    customer_id: of.customer_id,
    boat_id: of.boat_id,
    document_no: of.document_no,
  },
  subject: 'financial',
  scope: 'company',
  listed: 'data',
  shortcuts: {},
};
