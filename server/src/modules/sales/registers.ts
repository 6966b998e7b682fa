import { customers } from '@leme/contract/sales/customers';
import { tags } from '@leme/contract/sales/tags';
import { serveResource } from '#kit/resource/serve-resource';
import { hiddenCustomers, mergedIds } from './customer-people.ts';
import { noteConsent } from './note-consent.ts';

export const servesRegisters = [
  ...serveResource(customers, {
    partner: { agent: 'agent_id' },
    hidden: hiddenCustomers,
    formerIds: mergedIds,
    afterSave: noteConsent,
  }),
  ...serveResource(tags),
];
