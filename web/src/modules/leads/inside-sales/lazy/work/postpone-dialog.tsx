import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { postpone, shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';
import { MomentField } from './moment-field.tsx';
import { timesFrom } from './times.ts';

export type PostponeDialogProps = { id: string; now: Date; onClose: () => void; onDone: () => void };

/** Another time for what is next: one press, or a day and an hour; a day nobody works is asked about. */
export function PostponeDialog({ id, now, onClose, onDone }: PostponeDialogProps) {
  const t = useText(insideSalesTexts);
  const kit = useText(kitTexts);
  const zone = useTimeZone();
  const isOffline = useConnectivity() === 'offline';
  const { dateTime } = useFormat();
  const [asked, setAsked] = useState<string | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const { run, isBusy, at } = useVerb(
    ({ until, anyway }: { until: string; anyway: boolean }) => postpone({ id, until, anyway }),
    {
      shows: shown.shows,
      fields: ['until'],
      done: (_, { until }) => {
        onDone();
        return t('postponed', { when: dateTime(until) });
      },
      failed: t('failed'),
      place: (error, { until }) => {
        if (!isProblem(error, 'nobody-works')) return false;
        setAsked(until);
        return true;
      },
    },
  );
  const put = (until: string, anyway = false) => void run({ until, anyway });
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t('postpone')}
      onSubmit={() => own && !isOffline && put(own)}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={own === null || isOffline}>
            {t('postpone')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div role="status">
          {asked && (
            <Banner
              tone="warning"
              action={
                <Button size="sm" disabled={isOffline} onClick={() => put(asked, true)}>
                  {t('anyway')}
                </Button>
              }
            >
              {t('nobodyWorks', { when: dateTime(asked) })}
            </Banner>
          )}
        </div>
        <div className="grid grid-cols-1 gap-2">
          {timesFrom(now, zone).map(({ name, until }) => (
            <Button key={name} block size="lg" disabled={isOffline} onClick={() => put(until)}>
              <span className="flex-1 text-start">{t(`in.${name}`)}</span>
              <span className="font-normal text-muted-fg tabular-nums">{dateTime(until)}</span>
            </Button>
          ))}
        </div>
        <MomentField label={t('ownTime')} error={at('until')} value={own} onChange={setOwn} />
      </div>
    </Dialog>
  );
}
