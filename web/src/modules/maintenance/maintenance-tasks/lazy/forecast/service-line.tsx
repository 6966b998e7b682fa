import type { ForecastService, SoldDay } from '@leme/contract/maintenance/plans/forecast-endpoint';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { standingLink } from '#ui/style/link-style.ts';
import { AssetState } from '../../asset-state.tsx';
import { forecastTexts } from './texts/texts.ts';

/** The days of a week on which a boat sails with people who bought a place. */
export function SoldDays({ days }: { days: readonly SoldDay[] }) {
  const t = useText(forecastTexts);
  const { shortDate } = useFormat();
  return days.map(({ date, departures }) => (
    <Chip key={date} tone="info">
      {t('sold', { day: shortDate(date), count: departures })}
    </Chip>
  ));
}

type ServiceLineProps = { service: ForecastService; isSold: boolean };

/** One service: on which day, of what, how it stands, and whether the boat is sold then. */
export function ServiceLine({ service, isSold }: ServiceLineProps) {
  const t = useText(forecastTexts);
  const { shortDate } = useFormat();
  const { task_id, title, name, motor, date, foreseen } = service;
  const what = motor !== null && motor !== name ? `${name} · ${motor}` : name;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="tabular-nums">{shortDate(date)}</span>
      {foreseen && <span className="text-muted-fg text-sm">{t('foreseen')}</span>}
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <PageLink path={`/maintenance-tasks?open=${task_id}`} className={standingLink}>
          {title}
        </PageLink>{' '}
        <span className="text-muted-fg">{what}</span>
      </span>
      <AssetState standing={{ ...service, isPaused: false }} />
      {isSold && <Chip tone="warning">{t('collides')}</Chip>}
    </li>
  );
}
