import { may } from '@leme/contract/access/permission';
import type { WalletPaper } from '@leme/contract/crew/endpoints';
import { FileDown, IdCard, ListChecks, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useExport } from '#kit/resource/list/export-rows.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CredentialList } from './credential-list.tsx';
import { endings, endingWithin, readWalletAddress } from './ending.ts';
import { crewCompetenciesTexts } from './texts/texts.ts';
import { prefetchWallet, useWallet } from './wallet.queries.ts';

const CheckDialog = lazyPart(async () => (await import('./lazy/checks/check-dialog.tsx')).CheckDialog);
const InspectionDialog = lazyPart(
  async () => (await import('./lazy/inspection/inspection-dialog.tsx')).InspectionDialog,
);
const AddDialog = lazyPart(async () => (await import('./lazy/add/add-dialog.tsx')).AddDialog);

const Board = lazyPart(async () => (await import('./lazy/board/board.tsx')).Board);
const OwnService = lazyPart(async () => (await import('./lazy/own-service/own-service.tsx')).OwnService);

/** One's own papers as cards and, for who may read people, those of everybody: what waits to be checked first. */
export const screen: Screen = Object.assign(Wallet, { prefetch: prefetchWallet });

function Wallet() {
  const t = useText(crewCompetenciesTexts);
  const isOffline = useConnectivity() === 'offline';
  const [isAdding, setAdding] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const mayCheck = useCan()(may('crew-members', 'update'));
  const query = useWallet();
  const mine = query.data?.member ? query.data : null;
  const waiting = mayCheck ? (query.data?.all ?? []).filter(({ status }) => status === 'aguardando') : [];
  const check = waiting.length > 0 && (
    <Button disabled={isOffline} onClick={() => setChecking(true)}>
      <ListChecks aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('check', { count: waiting.length })}
    </Button>
  );
  const add = mine && (
    <Button variant="primary" disabled={isOffline} onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('add')}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            {mine && (
              <Button onClick={() => setShowing(true)}>
                <IdCard aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t('inspect')}
              </Button>
            )}
            {check}
            {add}
          </>
        }
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        errorTitle={t('loadFailed')}
        isEmpty={({ member, all }) => member === null && (all === null || all.length === 0)}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      >
        {({ today, member, own, all, isCut }) => (
          <>
            {member && <CredentialList title={t('own')} papers={own} today={today} none={t('noneOwn')} />}
            {member && (
              <Suspense>
                <OwnService />
              </Suspense>
            )}
            {all && <Crew all={all} today={today} />}
            {isCut && <p className="text-muted-fg text-sm">{t('cut')}</p>}
          </>
        )}
      </QueryView>
      <Suspense>
        {isShowing && mine?.member && (
          <InspectionDialog
            person={mine.member.full_name}
            papers={mine.own}
            today={mine.today}
            onClose={() => setShowing(false)}
          />
        )}
        {isChecking && <CheckDialog papers={waiting} onClose={() => setChecking(false)} />}
        {isAdding && mine && <AddDialog choices={mine.choices} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  );
}

/** The papers of everybody: filtered by what ends, as a table of people and competencies, as a list and as a file. */
function Crew({ all, today }: { all: readonly WalletPaper[]; today: string }) {
  const t = useText(crewCompetenciesTexts);
  const { state, change } = useUrlState(readWalletAddress);
  const mayRead = useCan()(may('crew-members', 'read'));
  const file = useExport('crew-credentials', {});
  const papers = endingWithin(all, today, state.ending);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          name={t('ending')}
          value={state.ending ?? 'all'}
          onValueChange={(next) => change({ ending: endings.find((each) => each === next) })}
          options={[
            { value: 'all', label: t('endingAll') },
            ...endings.map((days) => ({ value: days, label: t('endingDays', { days }) })),
          ]}
        />
        {mayRead && (
          <Button busy={file.isBusy} onClick={file.start}>
            <FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('file')}
          </Button>
        )}
      </div>
      <Suspense>
        <Board papers={papers} today={today} />
      </Suspense>
      <CredentialList
        title={t('all')}
        papers={papers}
        today={today}
        none={t(state.ending ? 'noneEnding' : 'none')}
        showsPerson
      />
    </>
  );
}
