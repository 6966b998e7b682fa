import { defineEntity } from '../../../kit/resource/entity.ts';
import * as f from '../../../kit/resource/fields.ts';
import { financeWords } from '../../texts/texts.ts';

/** Whether customers are reminded of invoices by mail. */
export const invoiceSettings = defineEntity({
  name: 'invoice-settings',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: financeWords,
  title: 'invoice_reminders',
  fields: { invoice_reminders: f.boolean({ fallback: false, hint: true }) },
});
