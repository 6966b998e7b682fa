import { customers } from '@leme/contract/sales/customers';
import { customerEndpoints, tagEndpoints } from '@leme/contract/sales/endpoints';
import { tags } from '@leme/contract/sales/tags';
import { serveResource } from '#kit/resource/serve-resource';
import { hiddenCustomers, mergedIds } from './customer-people.ts';
import { noteConsent } from './note-consent.ts';

export const servesCustomers = serveResource(customers, customerEndpoints, {
  partner: { agent: 'agent_id' },
  hidden: hiddenCustomers,
  formerIds: mergedIds,
  afterSave: noteConsent,
});
export const servesTags = serveResource(tags, tagEndpoints);
