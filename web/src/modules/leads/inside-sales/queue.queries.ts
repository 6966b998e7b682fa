import type { CallOf } from '@leme/contract/kit/endpoint';
import type {
  claimLead,
  contactLead,
  handOverLead,
  loseLead,
  pauseCadence,
  postponeLead,
  readQueue,
  startCadence,
} from '@leme/contract/leads/inside-sales/endpoints';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import type { QueueAddress } from './queue-address.ts';

/** What changes a queue. */
export const shown = { shows: ['leads', 'inside-sales'] } as const;

type Asked = CallOf<typeof readQueue>;

const keyOf = (tenantId: string, asked: Asked) => ['sales-queue', tenantId, asked] as const;

/** What the address asks for. */
function askedOf({ owner, due, temperature, source, status, product, page }: QueueAddress): Asked {
  return {
    ...(owner && { owner }),
    ...(due && { due }),
    ...(temperature && { temperature }),
    ...(source && { source }),
    ...(status && { status }),
    ...(product && { product_id: product }),
    ...(page && { page }),
  };
}

/** Whom to call now. */
export function useQueue(address: QueueAddress) {
  const { tenant } = useSignedIn();
  const asked = askedOf(address);
  return useLiveView(keyOf(tenant.id, asked), shown, (how) =>
    call<typeof readQueue>('GET /inside-sales/queue', asked, how),
  );
}

export const prefetchQueue: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: keyOf(id, {}),
    meta: shown,
    queryFn: ({ signal }) =>
      call<typeof readQueue>('GET /inside-sales/queue', {}, { signal, background: true }),
  });

export const claim = (id: string) => call<typeof claimLead>('POST /leads/:id/claim', { id } as never);
export const contact = (input: CallOf<typeof contactLead>) =>
  call<typeof contactLead>('POST /leads/:id/contact', input);
export const postpone = (input: CallOf<typeof postponeLead>) =>
  call<typeof postponeLead>('POST /leads/:id/postponement', input);
export const lose = (input: CallOf<typeof loseLead>) => call<typeof loseLead>('POST /leads/:id/loss', input);
export const handOver = (input: CallOf<typeof handOverLead>) =>
  call<typeof handOverLead>('POST /leads/:id/handover', input);
/** Begins a cadence, or without one goes on with that which waits. */
export const follow = (input: CallOf<typeof startCadence>) =>
  call<typeof startCadence>('POST /leads/:id/cadence', input);
export const unfollow = (id: string) =>
  call<typeof pauseCadence>('POST /leads/:id/cadence-pause', { id } as never);
