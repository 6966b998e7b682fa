import type { listTrailAlarms } from '@leme/contract/operations/trail-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';

const source = lazyCode(() => import('./trail-alarm.tsx'));

const askEveryMs = 15 * 60_000;

/** Asks whether a sealed trail was changed; what says so comes when one was. */
export function TrailWatch() {
  const { tenant } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['trail-alarms', tenant.id],
    queryFn: ({ signal }) =>
      call<typeof listTrailAlarms>('GET /trail-alarms', {}, { signal, background: true }),
    staleTime: askEveryMs,
    refetchInterval: askEveryMs,
  });
  const alarms = data?.data ?? [];
  const code = useLazyModule(source, alarms.length, () => undefined);
  return code && <code.TrailAlarms alarms={alarms} />;
}
