import type {
  createCrewCalendar,
  readCrewCalendar,
  revokeCrewCalendar,
} from '@leme/contract/rosters/calendar-endpoints';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { shows } from '../crew-rosters.queries.ts';
import { crewRostersTexts } from '../texts/texts.ts';

/** A calendar of one's own duties in the telephone: its address is told once, renewed and closed. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const t = useText(crewRostersTexts);
  const kit = useText(kitTexts);
  const { dateTime } = useFormat();
  const isOffline = useConnectivity() === 'offline';
  const [token, setToken] = useState<string | null>(null);
  const query = useAsk<typeof readCrewCalendar>('GET /crew-calendars', {}, { shows });
  const make = useVerb(() => call<typeof createCrewCalendar>('POST /crew-calendars', {}), {
    shows,
    done: (made) => setToken(made.token),
    failed: t('notDone'),
  });
  const close = useVerb(
    (id: string) => call<typeof revokeCrewCalendar>('POST /crew-calendars/:id/revocation', { id }),
    {
      shows,
      done: () => {
        setToken(null);
        return t('calendarClosed');
      },
      failed: t('notDone'),
    },
  );
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={t('calendar')}
      description={t('calendarText')}
      footer={<Button onClick={onClose}>{kit('close')}</Button>}
    >
      <div className="grid gap-4">
        {token !== null && <Address token={token} />}
        <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
          {({ calendar }) => (
            <div className="grid gap-3">
              {calendar && (
                <p className="text-muted-fg">{t('calendarSince', { when: dateTime(calendar.created_at) })}</p>
              )}
              {calendar && token === null && <Banner tone="neutral">{t('calendarAgain')}</Banner>}
              <div className="flex flex-wrap gap-2">
                {token === null && (
                  <Button
                    variant="primary"
                    className="max-md:min-h-11"
                    disabled={isOffline}
                    busy={make.isBusy}
                    onClick={() => void make.run()}
                  >
                    {t(calendar ? 'calendarRenew' : 'calendarMake')}
                  </Button>
                )}
                {calendar && (
                  <Button
                    variant="quiet"
                    className="max-md:min-h-11"
                    disabled={isOffline}
                    busy={close.isBusy}
                    onClick={() => void close.run(calendar.id)}
                  >
                    {t('calendarClose')}
                  </Button>
                )}
              </div>
            </div>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

function Address({ token }: { token: string }) {
  const t = useText(crewRostersTexts);
  const toast = useToast();
  const path = `/api/calendars/${token}.ics`;
  const address = `${location.origin}${path}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.show({ title: t('calendarCopied') }),
      () => toast.show({ tone: 'danger', title: t('notDone') }),
    );
  return (
    <div className="grid gap-3">
      <Banner tone="warning">{t('calendarOnce')}</Banner>
      <code className="wrap-anywhere select-all rounded bg-muted p-3 text-sm">{address}</code>
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonStyle({ variant: 'primary', className: 'max-md:min-h-11' })}
          href={`webcal://${location.host}${path}`}
        >
          {t('calendarOpen')}
        </a>
        <Button className="max-md:min-h-11" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('calendarCopy')}
        </Button>
      </div>
    </div>
  );
}
