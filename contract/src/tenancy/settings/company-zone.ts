import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { coastalZones } from '../../kit/values/zones.ts';
import { tenancyWords } from '../texts/texts.ts';

/** By which clock a company lives: what "today" is there, and when a departure leaves. */
export const companyZone = defineEntity({
  name: 'company-zone',
  table: 'company_settings',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'timezone',
  fields: { timezone: f.choice(coastalZones, { areNames: true, required: true }) },
});
