import { may } from '@leme/contract/access/permission';
import type { AccountRow, listAccounts } from '@leme/contract/finance/book-endpoints';
import { financeAccounts } from '@leme/contract/finance/entities';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { useAccountName } from '../account-names.ts';
import { overviewShows } from './overview.queries.ts';
import { financeManagementTexts } from './texts/texts.ts';

const AccountDialog = lazyPart(async () => (await import('./lazy/account-dialog.tsx')).AccountDialog);

/** The chart of accounts with what is on each, and how costs are shared. */
export function AccountsPanel() {
  const t = useText(financeManagementTexts);
  const [changing, setChanging] = useState<AccountRow | null>(null);
  const query = useAsk<typeof listAccounts>('GET /finance/accounts', {}, { shows: overviewShows });
  return (
    <QueryView query={query} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {({ data }) => (
        <Card>
          <Table name={t('tab.accounts')}>
            <thead>
              <Tr>
                <Th>{t('account')}</Th>
                <Th>{t('allocation')}</Th>
                <Th end>{t('balance')}</Th>
                <Th />
              </Tr>
            </thead>
            <tbody>
              {data.map((account) => (
                <AccountLine key={account.id} account={account} onChange={() => setChanging(account)} />
              ))}
            </tbody>
          </Table>
          <Suspense>
            {changing && <AccountDialog account={changing} onClose={() => setChanging(null)} />}
          </Suspense>
        </Card>
      )}
    </QueryView>
  );
}

function AccountLine({ account, onChange }: { account: AccountRow; onChange: () => void }) {
  const t = useText(financeManagementTexts);
  const locale = useLocale();
  const { money } = useFormat();
  const nameOf = useAccountName();
  const mayChange = useCan()(may('finance-management', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const { code, allocation, balance } = account;
  return (
    <Tr>
      <Td>
        <span className="me-2 text-muted-fg tabular-nums">{code}</span>
        {nameOf(account)}
      </Td>
      <Td>
        {allocation === 'none' ? (
          <EmptyValue />
        ) : (
          choiceOf(financeAccounts.fields.allocation, allocation, locale)
        )}
      </Td>
      <Td end>{money(balance)}</Td>
      <Td end>
        {mayChange && (
          <Button
            size="sm"
            disabled={isOffline}
            aria-label={t('changeNamed', { name: nameOf(account) })}
            onClick={onChange}
          >
            {t('change')}
          </Button>
        )}
      </Td>
    </Tr>
  );
}
