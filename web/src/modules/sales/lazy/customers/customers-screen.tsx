import { customers } from '@leme/contract/sales/customers';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerDuplicates } from './customer-duplicates.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';

/** Customers; `parts` are what modules that know them show of the open one. */
export const customersScreen = (parts: readonly RecordPart[]) =>
  resourceScreen(customers, {
    columns: ['kind', 'phone', 'email', 'tags', 'agent_id'],
    card: ['kind', 'phone', 'tags'],
    form: [
      { rows: ['name kind', 'phone email', 'tags agent_id'] },
      {
        title: 'customers.section.personal',
        rows: ['tax_id birth_date', 'nationality language', 'marketing_consent', 'notes'],
      },
    ],
    parts: [...parts, CustomerDuplicates, CustomerConsents, CustomerPrivacy],
    empty: 'customers.empty',
  });
