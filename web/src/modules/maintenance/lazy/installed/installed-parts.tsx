import { may } from '@leme/contract/access/permission';
import type { Motor } from '@leme/contract/fleet/motors/motors';
import { dayIn } from '@leme/contract/kit/values/days';
import type { InstalledPart, listInstalledParts } from '@leme/contract/maintenance/parts/endpoints';
import { Plus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { LifeBar } from './life-bar.tsx';
import { installedTexts } from './texts/texts.ts';

const InstallDialog = lazyPart(async () => (await import('./install-dialogs.tsx')).InstallDialog);
const RemoveDialog = lazyPart(async () => (await import('./install-dialogs.tsx')).RemoveDialog);

/** What is in an engine and how much of its life is left, then what was taken out. */
export const InstalledParts: RecordPart = ({ row }) => {
  const t = useText(installedTexts);
  const id = useId();
  const can = useCan();
  const zone = useTimeZone();
  const today = dayIn(zone, Temporal.Instant.from(new Date().toISOString()));
  const mayRead = can(may('engine-parts', 'read'));
  const mayChange = can(may('engine-parts', 'update')) && row.deleted_at === null;
  const isOffline = useConnectivity() === 'offline';
  const [verb, setVerb] = useState<InstalledPart | 'install' | null>(null);
  const query = useAsk<typeof listInstalledParts>(
    'GET /motors/:id/installed-parts',
    { id: row.id },
    { shows: ['motors', 'engine-parts'], enabled: mayRead },
  );
  if (!mayRead) return null;
  const close = () => setVerb(null);
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead
        id={id}
        title={t('title')}
        actions={
          mayChange && (
            <Button size="sm" disabled={isOffline} onClick={() => setVerb('install')}>
              <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('install')}
            </Button>
          )
        }
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
      >
        {({ hours, data }) => (
          <ul aria-label={t('title')}>
            {data.map((part) => (
              <PartLine
                key={part.id}
                part={part}
                now={{ hours, date: today }}
                onRemove={mayChange && !isOffline ? () => setVerb(part) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <Suspense>
        {verb === 'install' && (
          <InstallDialog motor={row as unknown as Motor} today={today} onClose={close} />
        )}
        {verb !== null && verb !== 'install' && <RemoveDialog part={verb} today={today} onClose={close} />}
      </Suspense>
    </Card>
  );
};

type LineProps = {
  part: InstalledPart;
  now: { hours: number; date: string };
  onRemove: (() => void) | undefined;
};

function PartLine({ part, now, onRemove }: LineProps) {
  const t = useText(installedTexts);
  const { date, number } = useFormat();
  const { part: name, installed_on, at_hours, removed_on, reason } = part;
  const hours = number(at_hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2.5 first:border-t-0">
      <b className="min-w-0 break-words">{name}</b>
      <span className="min-w-0 flex-1 break-words text-muted-fg text-sm">
        {t('since', { day: date(installed_on), hours })}
        {removed_on !== null && ` · ${t('gone', { day: date(removed_on), reason: reason ?? '–' })}`}
      </span>
      {removed_on === null && <LifeBar part={part} now={now} />}
      {removed_on === null && onRemove && (
        <Button size="sm" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </li>
  );
}
