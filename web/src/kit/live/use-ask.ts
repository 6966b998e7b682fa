import type { AddressOf, CallOf, Endpoint, ReplyOf } from '@leme/contract/kit/endpoint';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type CallOptions, call } from '../api/api.ts';
import { useSignedIn } from '../auth-session/auth-session.tsx';
import type { Shows } from './shown-tables.ts';

/** How an answer is asked for and kept, where it is not as usual. */
export type AskHow = Partial<Shows> & {
  /** Whether it is asked at all. */
  enabled?: boolean;
  /** No act of a person. */
  background?: boolean;
  /** The answer before stays while the next one comes. */
  keeps?: boolean;
  staleTime?: number;
  gcTime?: number;
  retry?: boolean;
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
};

/**
 * One question: `useAsk<typeof readStockLedger>('GET /stock/:id/ledger', { id }, { shows: ['stock'] })`. The answer is
 * kept by address, company and what was asked, and asked for again after a write to a table it `shows`.
 */
export function useAsk<E extends Endpoint>(
  address: AddressOf<E>,
  input: CallOf<E>,
  { shows = [], background, keeps, ...kept }: AskHow = {},
): UseQueryResult<ReplyOf<E>> {
  const { tenant } = useSignedIn();
  return useQuery<ReplyOf<E>>({
    queryKey: [address, tenant.id, input],
    meta: { shows },
    queryFn: ({ signal }) => askFor<E>(address, input, { signal, background }),
    ...kept,
    ...(keeps && { placeholderData: keepPreviousData }),
  });
}

const askFor = call as <E extends Endpoint>(
  address: AddressOf<E>,
  input: CallOf<E>,
  options: CallOptions,
) => Promise<ReplyOf<E>>;
