import { customers } from '@leme/contract/sales/customers';
import { tags } from '@leme/contract/sales/tags';
import { whatsappTemplates } from '@leme/contract/sales/whatsapp-templates';
import { sql } from 'kysely';
import { counting } from '#kit/resource/list/computed';
import { serveResource } from '#kit/resource/serve-resource';
import { hiddenCustomers, mergedIds } from './customer-people.ts';
import { noteConsent } from './personal-data/consents.ts';

export const servesRegisters = [
  ...serveResource(customers, {
    partner: { agent: 'agent_id' },
    former: { hidden: hiddenCustomers, idsOf: mergedIds },
    afterSave: noteConsent,
  }),
  ...serveResource(tags, {
    computes: counting('lead_tags', {
      customers: (tenantId) => sql`select 1 from customers_tags l
        join customers c on c.tenant_id = ${tenantId} and c.id = l.owner_id and c.deleted_at is null
        where l.tenant_id = ${tenantId} and l.target_id = t.id`,
    }),
  }),
  ...serveResource(whatsappTemplates),
];
