import type { addConsent, Consent, listConsents } from '@leme/contract/sales/consent-endpoints';
import type {
  Duplicates,
  eraseCustomer,
  listDuplicates,
  mergeCustomers,
  readPersonalData,
} from '@leme/contract/sales/customer-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import type { Shows } from '#kit/live/shown-tables.ts';
import type { MergeInput } from '#kit/resource/merge/use-merge.ts';

// What a customer said is told as the customer.
const meta: Shows = { shows: ['customers'] };

/** Who may be the same person; asked again whenever a customer of the company changed here. */
export function useDuplicates(id: string) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['customer-duplicates', tenant.id, id],
    meta: { shows: ['customers'] },
    queryFn: ({ signal }): Promise<Duplicates> =>
      call<typeof listDuplicates>('GET /customers/:id/duplicates', { id }, { signal, background: true }),
    staleTime: 0,
  });
}

/** What a customer said of receiving offers, newest first. */
export function useConsents(id: string) {
  const { tenant } = useSignedIn();
  return useLiveView(['customer-consents', tenant.id, id], meta, (how) =>
    call<typeof listConsents>('GET /customers/:id/consents', { id }, how),
  );
}

type Said = Parameters<typeof call<typeof addConsent>>[1];

export function noteConsent(id: string, said: Omit<Said, 'id'>): Promise<Consent> {
  return call<typeof addConsent>('POST /customers/:id/consents', { ...said, id });
}

export function mergeInto(input: MergeInput) {
  return call<typeof mergeCustomers>('POST /customers/:id/merge', input);
}

export function erasePerson(id: string, reason: string) {
  return call<typeof eraseCustomer>('POST /customers/:id/erasure', { id, reason });
}

export function fetchPersonalData(id: string) {
  return call<typeof readPersonalData>('GET /customers/:id/personal-data', { id });
}
