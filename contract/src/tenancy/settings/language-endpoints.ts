import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { companyLanguages } from './company-languages.ts';

const languages = z.object({
  offered: z.array(z.enum(locales)),
  default_locale: z.enum(locales),
  /** Another one for other languages; a change names the one it was typed over. */
  version: z.int(),
});
export type Languages = z.output<typeof languages>;

export const readLanguages = endpoint({
  method: 'GET',
  path: '/tenant-settings/languages',
  summary: 'In which languages the company is used, and which one speaks where nobody chose',
  permission: read('tenant-settings'),
  reply: languages,
});

export const changeLanguages = endpoint({
  method: 'PUT',
  path: '/tenant-settings/languages',
  summary: 'Says in which languages the company is used; who uses one that goes falls to the default',
  permission: may('tenant-settings', 'update'),
  body: z.strictObject({
    offered: fieldSchema(companyLanguages.fields.offered),
    default_locale: fieldSchema(companyLanguages.fields.default_locale),
    version: z.int().min(0),
  }),
  reply: languages,
});
