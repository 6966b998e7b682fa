import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** How long a company keeps what the product writes by itself: shorter than the product does, never longer. */
export const retentionSettings = defineEntity({
  name: 'retention-settings',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'keeps_access_days',
  fields: {
    // People are shown the sign-ins of ninety days.
    keeps_access_days: f.integer({ fallback: 180, min: 90, max: 180, hint: true }),
    keeps_addresses_days: f.integer({ fallback: 180, min: 7, max: 180, hint: true }),
    keeps_letters_days: f.integer({ fallback: 180, min: 30, max: 180, hint: true }),
    keeps_imports_days: f.integer({ fallback: 30, min: 7, max: 30, hint: true }),
  },
});
