import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { companies } from '../companies/companies.ts';
import { themeClasses, usualThemeClass } from '../companies/theme-class.ts';
import { tenancyWords } from '../texts/texts.ts';

const own = companies.fields;

/** Who the company is and in which colours it is seen, as its own people say it; where it is found operators decide. */
export const companyHouse = defineEntity({
  name: 'tenant-settings',
  table: 'saas_tenants',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'name',
  told: { logo: f.boolean() },
  fields: {
    name: own.name,
    legal_name: own.legal_name,
    tax_id: own.tax_id,
    contact_name: own.contact_name,
    contact_phone: own.contact_phone,
    contact_email: own.contact_email,
    primary_color: own.primary_color,
    secondary_color: own.secondary_color,
    theme_class: f.choice(themeClasses, { fallback: usualThemeClass, required: true }),
  },
});
