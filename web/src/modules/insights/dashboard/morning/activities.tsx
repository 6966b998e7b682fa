import type { Activity } from '@leme/contract/insights/dashboard-endpoints';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocalised, useText } from '#kit/text/i18n.ts';
import { dashboardTexts } from '../texts/texts.ts';
import { MorningCard } from './morning-card.tsx';

/** Who did what lately. */
export function Activities({ activities }: { activities: readonly Activity[] }) {
  const t = useText(dashboardTexts);
  return (
    <MorningCard title={t('activities')}>
      {activities.length === 0 ? (
        <p className="text-muted-fg">{t('nothingDone')}</p>
      ) : (
        <ul className="grid gap-2">
          {activities.map((activity) => (
            <Done key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </MorningCard>
  );
}

function Done({ activity: { at, actor, action, what, title, path } }: { activity: Activity }) {
  const t = useText(dashboardTexts);
  const say = useLocalised();
  const { dateTime } = useFormat();
  const name = title ? `${say(what)}: ${title}` : say(what);
  return (
    <li className="min-w-0">
      <span className="block wrap-anywhere">
        <b className="font-semibold">{actor}</b> {t(`did.${action}`)}{' '}
        {path ? (
          <PageLink
            path={path}
            className="underline decoration-edge underline-offset-[3px] hover:decoration-fg"
          >
            {name}
          </PageLink>
        ) : (
          name
        )}
      </span>
      <time dateTime={at} className="text-muted-fg text-xs tabular-nums">
        {dateTime(at)}
      </time>
    </li>
  );
}
