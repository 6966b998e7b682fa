import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { maintenanceWords } from '../texts/texts.ts';

/** How orders are numbered from now on: what was numbered keeps its number. */
export const orderNumbers = defineEntity({
  name: 'order-numbers',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: maintenanceWords,
  title: 'order_prefix',
  fields: {
    order_prefix: f.text({ max: 6, fallback: 'OS', hint: true }),
    order_by_year: f.boolean({ fallback: true, hint: true }),
  },
  rules: ({ order_prefix }) =>
    order_prefix === null || /^[A-Z0-9]+$/.test(order_prefix)
      ? []
      : [{ pointer: '/order_prefix', code: 'invalid' }],
});
