import { may } from '@leme/contract/access/permission';
import { payments } from '@leme/contract/bookings/payments';
import { allPaymentMethods } from '@leme/contract/bookings/rules';
import { methodRoles } from '@leme/contract/finance/accounts';
import type { AccountRow, listAccounts } from '@leme/contract/finance/book-endpoints';
import type { listMethods } from '@leme/contract/finance/setup-endpoints';
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
import { Card, CardHead } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { useAccountName } from '../account-names.ts';
import { overviewShows } from './overview.queries.ts';
import type { Method } from './rows.ts';
import { financeManagementTexts } from './texts/texts.ts';

const MethodDialog = lazyPart(async () => (await import('./lazy/method-dialog.tsx')).MethodDialog);

/** Each way to pay with the account its money goes to and what that costs; before anybody decided, the usual one. */
export function MethodsPanel() {
  const t = useText(financeManagementTexts);
  const methods = useAsk<typeof listMethods>('GET /finance/methods', {}, { shows: ['finance-management'] });
  const accounts = useAsk<typeof listAccounts>('GET /finance/accounts', {}, { shows: overviewShows });
  const [changing, setChanging] = useState<Method | null>(null);
  return (
    <Card>
      <CardHead title={t('methods')} />
      <QueryView query={methods} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {({ data }) => (
          <MethodTable
            methods={allPaymentMethods.map((method) => decided(method, data, accounts.data?.data ?? []))}
            accounts={accounts.data?.data ?? []}
            onChange={setChanging}
          />
        )}
      </QueryView>
      <Suspense>{changing && <MethodDialog method={changing} onClose={() => setChanging(null)} />}</Suspense>
    </Card>
  );
}

/** What was decided of a way to pay, else what is usual. */
function decided(method: Method['method'], all: readonly Method[], accounts: readonly AccountRow[]): Method {
  const usual = accounts.find(({ role }) => role === methodRoles[method])?.id ?? '';
  const own = all.find((each) => each.method === method);
  return own ?? { method, account_id: usual, fee_bp: 0, fee_amount: 0, days: 0 };
}

type MethodTableProps = {
  methods: readonly Method[];
  accounts: readonly AccountRow[];
  onChange: (method: Method) => void;
};

function MethodTable({ methods, accounts, onChange }: MethodTableProps) {
  const t = useText(financeManagementTexts);
  const locale = useLocale();
  const { money, percent, number } = useFormat();
  const nameOf = useAccountName();
  const mayChange = useCan()(may('finance-management', 'update'));
  const isOffline = useConnectivity() === 'offline';
  return (
    <Table name={t('methods')}>
      <thead>
        <Tr>
          <Th>{t('method')}</Th>
          <Th>{t('account')}</Th>
          <Th end>{t('fee')}</Th>
          <Th end>{t('days')}</Th>
          <Th />
        </Tr>
      </thead>
      <tbody>
        {methods.map((method) => {
          const name = choiceOf(payments.fields.method, method.method, locale);
          const account = accounts.find(({ id }) => id === method.account_id);
          return (
            <Tr key={method.method}>
              <Td>{name}</Td>
              <Td>{account ? nameOf(account) : <EmptyValue />}</Td>
              <Td end>
                {[
                  method.fee_bp > 0 && percent(method.fee_bp),
                  method.fee_amount > 0 && money(method.fee_amount),
                ]
                  .filter(Boolean)
                  .join(' + ') || <EmptyValue />}
              </Td>
              <Td end>{number(method.days)}</Td>
              <Td end>
                {mayChange && (
                  <Button
                    size="sm"
                    disabled={isOffline}
                    aria-label={t('changeNamed', { name })}
                    onClick={() => onChange(method)}
                  >
                    {t('change')}
                  </Button>
                )}
              </Td>
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}
