import type { listTrailAlarms } from '@leme/contract/operations/trail-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useSignedIn } from '#kit/session.tsx';
import { TrailAlarms } from './trail-alarm.tsx';

const askEveryMs = 15 * 60_000;

/** Asks whether a sealed trail was changed. */
export function TrailWatch() {
  const { tenant } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['trail-alarms', tenant.id],
    queryFn: ({ signal }) =>
      call<typeof listTrailAlarms>('GET /trail-alarms', {}, { signal, background: true }),
    staleTime: askEveryMs,
    refetchInterval: askEveryMs,
  });
  return <TrailAlarms alarms={data?.data ?? []} />;
}
