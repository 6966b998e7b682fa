import { leavesWithin } from '@leme/contract/manifest/departures';
import { Clock } from 'lucide-react';
import { useCompanyWays } from '#kit/auth-session/company-ways.ts';
import { useText } from '#kit/text/i18n.ts';
import { useAt } from '#modules/bookings/public.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import type { Attendance } from '../party/party.ts';
import { manifestTexts } from '../texts/texts.ts';

type Props = {
  session: { status: string; starts_at: string };
  attendance: Attendance;
};

/** In how many minutes it leaves, once that is as near as the company wants to be told while somebody is missing. */
export function LeavesSoon({ session: { status, starts_at }, attendance }: Props) {
  const t = useText(manifestTexts);
  const { mark_minutes } = useCompanyWays();
  const { total: expected, aboard, absent } = attendance;
  const minutes = useAt((now) =>
    leavesWithin({ status, starts_at, expected, settled: aboard + absent }, now, mark_minutes),
  );
  if (minutes === null) return null;
  return (
    <Chip tone="warning" icon={<Clock aria-hidden="true" strokeWidth={1.75} />} className="shrink-0">
      {t('leavesIn', { count: minutes })}
    </Chip>
  );
}
