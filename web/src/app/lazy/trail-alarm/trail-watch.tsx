import type { listTrailAlarms } from '@leme/contract/operations/trail-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';

const source = lazyCode(() => import('./trail-alarm.tsx'));

const askEveryMs = 15 * 60_000;

/** Asks whether a sealed trail was changed; what says so comes when one was. */
export function TrailWatch() {
  const { data } = useAsk<typeof listTrailAlarms>(
    'GET /trail-alarms',
    {},
    { background: true, staleTime: askEveryMs, refetchInterval: askEveryMs },
  );
  const alarms = data?.data ?? [];
  const code = useLazyModule(source, alarms.length, () => undefined);
  return code && <code.TrailAlarms alarms={alarms} />;
}
