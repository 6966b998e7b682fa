import { sales } from '@leme/contract/sales/module';
import type { Module } from '#kit/serve';
import { servesDuplicates } from './customer-duplicates.ts';
import { servesCustomerErasure } from './erase-customer.ts';
import { servesCustomerMerge } from './merge-customers.ts';
import { servesPersonalData } from './read-personal-data.ts';
import { servesCustomers, servesTags } from './registers.ts';

/** Customers, and the words they and leads are sorted by. */
export const salesModule: Module = {
  ...sales,
  serves: [
    ...servesCustomers,
    servesDuplicates,
    servesCustomerMerge,
    servesCustomerErasure,
    servesPersonalData,
    ...servesTags,
  ],
};
