import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { planModules } from '../../access/plans/modules.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { stopKinds } from '../companies/company-states.ts';
import { companyNotes } from './notes.ts';

/** How many days the drawings of a company look back. */
export const daysDrawn = 90;

export const readCompanyDays = endpoint({
  method: 'GET',
  path: '/saas-tenants/:id/days',
  of: 'saas_tenants',
  summary: `What a company did in the last ${daysDrawn} days, week by week, in counts alone`,
  permission: read('saas-tenants'),
  params: idParams,
  reply: z.object({
    weeks: z
      .array(
        z.object({ first_day: z.string(), check_ins: z.int(), bookings: z.int(), active_users: z.int() }),
      )
      .max(14),
  }),
});

/** What the record of a company tells of: how it was opened, changed and stopped, and what operators did inside. */
export const companyDeeds = [
  'EMPRESA_ABERTA',
  'EMPRESA_COMECOU',
  'EMPRESA_ALTERADA',
  'ENDERECO_DA_EMPRESA_ALTERADO',
  'MODULOS_ALTERADOS',
  'EMPRESA_SUSPENSA',
  'EMPRESA_ARQUIVADA',
  'EMPRESA_REATIVADA',
  'ABERTURA_DESFEITA',
  'PACOTE_INICIAL_CRIADO',
  'PRIMEIRO_ACESSO_REENVIADO',
  'OPERADOR_VIU_PESSOAS',
  'OPERADOR_ENTROU',
  'OPERADOR_ALTEROU',
  'OPERADOR_SAIU',
] as const;
export type CompanyDeed = (typeof companyDeeds)[number];

const said = z.string().nullable();

export const readCompanyLog = endpoint({
  method: 'GET',
  path: '/saas-tenants/:id/log',
  of: 'saas_tenants',
  summary: 'How a company was opened, changed and stopped, and what operators did in it, the last first',
  permission: read('saas-tenants'),
  params: idParams,
  query: z.object({ before: z.iso.datetime({ offset: true }).optional() }),
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          at: z.string(),
          action: z.enum(companyDeeds),
          operator: said,
          reason: said,
          kind: z.enum(stopKinds).nullable(),
          /** Where it was found before, and where after. */
          former: said,
          subdomain: said,
          added: z.array(z.enum(planModules)),
          removed: z.array(z.enum(planModules)),
          /** The request an operator wrote with. */
          endpoint: said,
        }),
      )
      .max(50),
    more: z.boolean(),
  }),
});

const note = z.object({ id, note: z.string(), author: z.string(), created_at: z.string() });

export const listCompanyNotes = endpoint({
  method: 'GET',
  path: '/saas-tenants/:id/notes',
  of: 'saas_tenants',
  summary: 'What operators noted of a company, the last first; the company itself never reads it',
  permission: read('saas-tenants'),
  params: idParams,
  reply: z.object({ data: z.array(note).max(100) }),
});

export const addCompanyNote = endpoint({
  method: 'POST',
  path: '/saas-tenants/:id/notes',
  of: 'saas_tenants',
  summary: 'Notes something of a company for other operators',
  permission: may('saas-tenants', 'update'),
  status: 201,
  params: idParams,
  body: z.strictObject({ note: fieldSchema(companyNotes.fields.note) }),
  reply: note,
});
