import { read } from '@leme/contract/access/permission';
import type { PierToday as Pier } from '@leme/contract/insights/dashboard-endpoints';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { dashboardTexts } from '../texts/texts.ts';
import { MorningCard } from './morning-card.tsx';

/** What happens at the pier today; what one may not read is not there. */
export function PierToday({ pier: { date, sailing, owed } }: { pier: Pier }) {
  const t = useText(dashboardTexts);
  const can = useCan();
  const { number, money } = useFormat();
  if (sailing === null && owed === null) return null;
  const manifest = can(read('sessions-manifest')) ? `/sessions-manifest?date=${date}` : null;
  const people = can(read('passenger-manifest')) ? `/passenger-manifest?date=${date}` : null;
  const sessions = can(read('sessions')) ? `/sessions?date=${date}` : manifest;
  return (
    <MorningCard title={t('pier')}>
      <dl className="grid grid-cols-2 gap-3">
        {sailing && (
          <>
            <Fact name={t('departures')} value={number(sailing.departures)} path={manifest ?? sessions} />
            <Fact name={t('people')} value={number(sailing.people)} path={people ?? manifest} />
            <Fact name={t('freeSeats')} value={number(sailing.free_seats)} path={sessions} />
          </>
        )}
        {owed !== null && <Fact name={t('owed')} value={money(owed)} path={people ?? sessions} />}
      </dl>
    </MorningCard>
  );
}

function Fact({ name, value, path }: { name: string; value: string; path: string | null }) {
  return (
    <div className="relative min-w-0">
      <dt className="text-muted-fg text-xs">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums wrap-anywhere">
        {path ? (
          <PageLink
            path={path}
            className="inline-flex min-h-6 items-center hover:underline max-md:min-h-11 max-md:min-w-11"
          >
            {value}
          </PageLink>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}
