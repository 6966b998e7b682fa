import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales } from '../../kit/language/locale.ts';
import { idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { companyRequest, requestMove, requestStates } from './company-requests.ts';
import { consentOfRequest } from './consent.ts';

const { fields } = companyRequest;

export const askForCompany = endpoint({
  method: 'POST',
  path: '/company-requests',
  summary: 'Asks for a company of one’s own; the answer is the same whatever became of it',
  permission: 'public',
  limit: 20,
  repeat: 'harmless',
  body: z.strictObject({
    name: fieldSchema(fields.name),
    company: fieldSchema(fields.company),
    email: fieldSchema(fields.email),
    phone: fieldSchema(fields.phone),
    city: fieldSchema(fields.city),
    boats: fieldSchema(fields.boats),
    message: fieldSchema(fields.message),
    locale: z.enum(locales),
    consent: z.literal(consentOfRequest),
  }),
  reply: z.object({ message: z.literal('request-received') }),
});

export const moveRequest = endpoint({
  method: 'POST',
  path: '/company-requests/:id/moves',
  of: 'company_requests',
  summary: 'Says how a request stands now, and what was noted of it; of two at once the second is told',
  permission: may('saas-tenants', 'update'),
  repeat: 'harmless',
  params: idParams,
  body: z.strictObject({
    version: z.int().min(1),
    status: z.enum(requestStates),
    notes: fieldSchema(requestMove.fields.notes),
  }),
  reply: z.object({ status: z.enum(requestStates), version: z.int() }),
});
