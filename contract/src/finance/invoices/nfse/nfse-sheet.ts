import * as f from '../../../kit/resource/fields.ts';
import type { Resource } from '../../../kit/resource/resource.ts';
import { worded } from '../../financial.ts';
import { invoiceList } from '../invoice-list.ts';
import { invoices } from '../invoices.ts';

/** A file of issued notes has these columns; further ones are passed over, so that what was exported may come back. */
export const nfseSheet: Resource = {
  ...invoices,
  fields: {
    number: { ...f.text({ required: true, max: 30 }), ...worded(invoiceList.fields.number) },
    nfse_number: invoices.fields.nfse_number,
    nfse_on: invoices.fields.nfse_on,
  },
  subject: 'finance-invoices',
  title: 'number',
  scope: 'company',
  listed: 'data',
  shortcuts: {},
};
