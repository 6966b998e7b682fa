import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { alertMailKey } from '@leme/contract/maintenance/alerts';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { CheckCheck, Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { CreateButton } from '#kit/list/create/create-button.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { MenuItem } from '#ui/menus/menu.tsx';
import { AlertActs } from './alert-acts.tsx';
import { SeverityCell, StatusCell } from './alert-cells.tsx';
import { alertRows } from './alert-rows.tsx';
import { alertsTexts } from './texts/texts.ts';
import { useAlertBulk } from './use-alert-bulk.tsx';

const SnoozeDialog = lazyPart(async () => (await import('./lazy/snooze-dialog.tsx')).SnoozeDialog);
const ClearDialog = lazyPart(async () => (await import('./lazy/clear-dialog.tsx')).ClearDialog);

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

function useOwn(): OwnScreen {
  const t = useText(alertsTexts);
  const can = useCan();
  const openPage = useOpenPage();
  const isOffline = useConnectivity() === 'offline';
  const mayChange = can(may('alerts', 'update'));
  const [snoozed, setSnoozed] = useState<AnyRow | null>(null);
  const [isClearing, setClearing] = useState(false);
  const bulk = useAlertBulk(mayChange);
  const { role } = useSignedIn();
  const [chosen, setMails] = usePreference<boolean | null>(alertMailKey, null);
  // Administrators are written to unless they said no.
  const mails = chosen ?? role === 'admin';
  return {
    words: { subtitle: t('subtitle') },
    rows: alertRows,
    together: bulk.together,
    above: bulk.report,
    tools: can(may('alerts', 'create')) && (
      <CreateButton label={t('new')} reason={null} onCreate={() => openPage('/alerts/create')} />
    ),
    menu: (
      <>
        {mayChange && (
          <MenuItem icon={<CheckCheck {...sign} />} disabled={isOffline} onSelect={() => setClearing(true)}>
            {t('clear')}
          </MenuItem>
        )}
        <MenuItem icon={<Mail {...sign} />} disabled={isOffline} onSelect={() => setMails(!mails)}>
          {t(mails ? 'mailOff' : 'mailOn')}
        </MenuItem>
      </>
    ),
    menuOf: (row, large) => <AlertActs row={row} large={large} onSnooze={setSnoozed} />,
    beside: (
      <Suspense>
        {snoozed && <SnoozeDialog row={snoozed} onClose={() => setSnoozed(null)} />}
        {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
      </Suspense>
    ),
  };
}

/** What boats, engines, papers and stock need somebody to do. */
export const screen = screenOfList(
  alerts,
  {
    columns: ['severity', 'status', 'boat_id', 'type', 'created_at', 'due_at', 'photos'],
    card: ['severity', 'status', 'boat_id', 'created_at'],
    least: ['photos', 'due_at', 'type', 'created_at', 'boat_id'],
    cells: { severity: SeverityCell, status: StatusCell },
    empty: 'alerts.empty',
  },
  { useOwn },
);
