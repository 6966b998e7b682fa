import type { BankMonth, readBankMonth } from '@leme/contract/finance/bank/match-endpoints';
import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { Printer } from 'lucide-react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Meter } from '#ui/feedback/meter.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { useAccountName } from '../../account-names.ts';
import { useMonthName } from '../../finance-management/use-month-name.ts';
import { bankShows } from '../bank.queries.ts';
import { financeBankReconciliationTexts } from '../texts/texts.ts';
import type { BankPage } from '../use-bank-page.ts';
import { MonthFigures } from './month-figures.tsx';
import { printMonth } from './print-month.tsx';

/** How far the month is, and whether bank and books agree. */
export function MonthCard({ page, account }: { page: BankPage; account: AccountRow }) {
  const t = useText(financeBankReconciliationTexts);
  const { month } = page;
  const query = useAsk<typeof readBankMonth>(
    'GET /finance/bank-reconciliation/month',
    { account_id: account.id, month },
    { shows: bankShows, keeps: true },
  );
  return (
    <QueryView query={query} skeleton="list" skeletonCount={2} errorTitle={t('loadFailed')}>
      {(data) => <Figures data={data} page={page} account={account} />}
    </QueryView>
  );
}

type FiguresProps = { data: BankMonth; page: BankPage; account: AccountRow };

function Figures({ data, page, account }: FiguresProps) {
  const t = useText(financeBankReconciliationTexts);
  const kit = useText(kitTexts);
  const { money } = useFormat();
  const nameOf = useAccountName();
  const monthName = useMonthName();
  const { tenant } = useSignedIn();
  const { lines, done, difference } = data;
  const said = t('progress', { done: String(done), lines: String(lines) });
  const title = difference === 0 ? t('agrees') : t('difference', { amount: money(difference ?? 0) });
  const print = () =>
    printMonth({ data, company: tenant.name, title: `${nameOf(account)} · ${monthName(page.month)}` });
  return (
    <Card aria-label={t('month')}>
      <CardHead
        title={difference === null ? t('noBalance') : title}
        note={said}
        actions={
          <Button size="sm" onClick={print}>
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {kit('print')}
          </Button>
        }
      />
      <CardBody className="grid gap-3">
        <Meter name={said} max={lines} parts={[{ value: done, tone: 'success' }]} />
        <MonthFigures data={data} />
      </CardBody>
    </Card>
  );
}
