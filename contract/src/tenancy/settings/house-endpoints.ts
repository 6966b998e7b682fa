import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { changedSchema } from '../../kit/resource/field-schema.ts';
import { mostOfLogo } from '../companies/logo.ts';
import { themeClasses } from '../companies/theme-class.ts';
import { companyHouse } from './company-house.ts';

const nullableText = z.string().nullable();
const own = companyHouse.fields;

const house = z.object({
  name: z.string(),
  legal_name: nullableText,
  tax_id: nullableText,
  contact_name: nullableText,
  contact_phone: nullableText,
  contact_email: nullableText,
  logo_url: nullableText,
  primary_color: nullableText,
  secondary_color: nullableText,
  theme_class: z.enum(themeClasses),
  version: z.int(),
});
export type House = z.output<typeof house>;

export const readHouse = endpoint({
  method: 'GET',
  path: '/tenant-settings',
  summary: 'Who the own company is and in which colours it is seen',
  permission: read('tenant-settings'),
  reply: house,
});

export const changeHouse = endpoint({
  method: 'PATCH',
  path: '/tenant-settings',
  summary: 'Changes who the own company is or its colours; of two at once the second is told both',
  permission: may('tenant-settings', 'update'),
  body: z.strictObject({
    version: z.int().min(1),
    name: changedSchema(own.name),
    legal_name: changedSchema(own.legal_name),
    tax_id: changedSchema(own.tax_id),
    contact_name: changedSchema(own.contact_name),
    contact_phone: changedSchema(own.contact_phone),
    contact_email: changedSchema(own.contact_email),
    primary_color: changedSchema(own.primary_color),
    secondary_color: changedSchema(own.secondary_color),
    theme_class: changedSchema(own.theme_class),
  }),
  reply: house,
});

export const changeLogo = endpoint({
  method: 'PUT',
  path: '/tenant-settings/logo',
  summary: 'Draws a new logo anew and shows it on every page of the company, or takes it away',
  permission: may('tenant-settings', 'update'),
  body: z.strictObject({ version: z.int().min(1), logo: z.string().max(mostOfLogo).nullable() }),
  reply: house,
});
