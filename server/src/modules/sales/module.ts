import { sales } from '@leme/contract/sales/module';
import type { ServerModule } from '#kit/http/serve';
import { agentsNamed } from './agents.ts';
import { servesDuplicates } from './customer-duplicates.ts';
import { servesCustomerMerge } from './merge-customers.ts';
import { servesTagMerge } from './merge-tags.ts';
import { servesConsentCreation, servesConsentList } from './personal-data/consents.ts';
import { servesCustomerErasure } from './personal-data/erase-customer.ts';
import { servesPersonalData } from './personal-data/read-personal-data.ts';
import { servesRegisters } from './registers.ts';

/** Customers, and the words they and leads are sorted by. */
export const salesModule: ServerModule = {
  ...sales,
  partners: async (work, kind, ids) => (kind === 'agent' ? await agentsNamed(work, ids) : []),
  serves: [
    ...servesRegisters,
    servesConsentList,
    servesConsentCreation,
    servesDuplicates,
    servesCustomerMerge,
    servesCustomerErasure,
    servesPersonalData,
    ...servesTagMerge,
  ],
};
