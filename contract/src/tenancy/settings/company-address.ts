import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** Where a company is found and called: below its letters and on what it prints. */
export const companyAddress = defineEntity({
  name: 'company-address',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'house_address',
  fields: {
    house_address: f.longText({ max: 200, hint: true }),
    house_phone: f.phone({ hint: true }),
  },
});
