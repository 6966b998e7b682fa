import { may } from '@leme/contract/access/permission';
import { Eraser, KeyRound } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { crewMembersTexts } from './texts/texts.ts';

const InviteDialog = lazyPart(async () => (await import('./lazy/account/invite-dialog.tsx')).InviteDialog);
const EraseDialog = lazyPart(async () => (await import('./lazy/account/erase-dialog.tsx')).EraseDialog);

const openOf = ({ open }: Readonly<Record<string, unknown>>) => ({ open });

/** The account somebody of the crew signs in with, and the way to forget the person. */
export const AccountPanel: RecordPart = ({ row, refresh }) => {
  const t = useText(crewMembersTexts);
  const id = useId();
  const can = useCan();
  const address = useUrlState(openOf);
  const isOffline = useConnectivity() === 'offline';
  const [asks, setAsks] = useState<'invite' | 'erase' | null>(null);
  const account = row.user_id ? (row.labels?.user_id ?? '–') : null;
  const mayInvite = account === null && can(may('crew-members', 'update'));
  const close = () => setAsks(null);
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead
        id={id}
        title={t('account')}
        actions={
          mayInvite && (
            <Button size="sm" disabled={isOffline} onClick={() => setAsks('invite')}>
              <KeyRound aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('invite')}
            </Button>
          )
        }
      />
      <div className="grid justify-items-start gap-3 px-4 pb-4">
        <p className="text-muted-fg text-sm">
          {account === null ? t('noAccount') : t('hasAccount', { name: String(account) })}
        </p>
        {can(may('crew-members', 'delete')) && (
          <Button size="sm" variant="danger-plain" disabled={isOffline} onClick={() => setAsks('erase')}>
            <Eraser aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('erase')}
          </Button>
        )}
      </div>
      <Suspense>
        {asks === 'invite' && <InviteDialog row={row} onDone={refresh} onClose={close} />}
        {asks === 'erase' && (
          <EraseDialog
            row={row}
            onDone={() => {
              address.change({ open: undefined });
              refresh();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
};
