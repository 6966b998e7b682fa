import { may } from '@leme/contract/access/permission';
import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { FileUp, Landmark } from 'lucide-react';
import { Suspense } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { prefetchPending } from './bank.queries.ts';
import { MonthCard } from './month/month-card.tsx';
import { PageBar } from './page-bar.tsx';
import { financeBankReconciliationTexts } from './texts/texts.ts';
import { TwoLists } from './two-lists.tsx';
import { type BankPage, useBankPage } from './use-bank-page.ts';

const ImportDialog = lazyPart(async () => (await import('./lazy/intake/import-dialog.tsx')).ImportDialog);
const FilesDialog = lazyPart(async () => (await import('./lazy/intake/files-dialog.tsx')).FilesDialog);
const RulesDialog = lazyPart(async () => (await import('./lazy/rules/rules-dialog.tsx')).RulesDialog);

/** What the bank tells beside what the books say, line by line, and why both differ. */
export const screen = Object.assign(Reconciliation, { prefetch: prefetchPending });

function Reconciliation() {
  const t = useText(financeBankReconciliationTexts);
  const page = useBankPage();
  const { account, does, change } = page;
  const mayImport = useCan()(may('finance-bank-reconciliation', 'create'));
  const isOffline = useConnectivity() === 'offline';
  const [measure, isCompact] = useIsCompact();
  const startImport = () => change({ does: 'import' }, { push: true });
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button onClick={() => change({ does: 'rules' }, { push: true })}>{t('rules')}</Button>
            <Button onClick={() => change({ does: 'files' }, { push: true })}>{t('files')}</Button>
            {mayImport && (
              <Button variant="primary" disabled={isOffline} onClick={startImport}>
                <FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t('import')}
              </Button>
            )}
          </>
        }
      />
      <QueryView
        query={page.asked}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={() => page.accounts.length === 0}
        empty={<EmptyState icon={<Landmark />} title={t('noAccount')} text={t('noAccountText')} />}
      >
        {() =>
          account && (
            <OfAccount
              page={page}
              account={account}
              isCompact={isCompact}
              startImport={startImport}
              mayImport={mayImport}
            />
          )
        }
      </QueryView>
      <Suspense>
        {does === 'import' && account && mayImport && (
          <ImportDialog account={account} onClose={() => change({ does: undefined })} />
        )}
        {does === 'files' && account && (
          <FilesDialog account={account} onClose={() => change({ does: undefined })} />
        )}
        {does === 'rules' && <RulesDialog onClose={() => change({ does: undefined })} />}
      </Suspense>
    </div>
  );
}

type OfAccountProps = {
  page: BankPage;
  account: AccountRow;
  isCompact: boolean;
  startImport: () => void;
  mayImport: boolean;
};

function OfAccount({ page, account, isCompact, startImport, mayImport }: OfAccountProps) {
  const t = useText(financeBankReconciliationTexts);
  return (
    <>
      <PageBar page={page} account={account} />
      {page.hasLines ? (
        <>
          <MonthCard key={`${account.id} ${page.month}`} page={page} account={account} />
          <TwoLists page={page} account={account} isCompact={isCompact} />
        </>
      ) : (
        <EmptyState
          icon={<Landmark />}
          title={t('noLines')}
          text={t('noLinesText')}
          action={
            mayImport && (
              <Button variant="primary" onClick={startImport}>
                {t('import')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
