import { may } from '@leme/contract/access/permission';
import { financeTerms } from '@leme/contract/finance/entities';
import type { listAgreements, listTaxRates } from '@leme/contract/finance/setup-endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { useLineName } from '../line-names.ts';
import { MethodsPanel } from './methods-panel.tsx';
import { financeManagementTexts } from './texts/texts.ts';

const TermDialog = lazyPart(async () => (await import('./lazy/term-dialog.tsx')).TermDialog);

type Term = { id: string; what: string; bp: number | null; amount: number | null; valid_from: string };

const shows = { shows: ['finance-management'] as const };

/** What agents, owners, crews and the state get, the youngest first. */
export function TermsPanel() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <AgreedPanel />
      <MethodsPanel />
    </div>
  );
}

function AgreedPanel() {
  const t = useText(financeManagementTexts);
  const mayChange = useCan()(may('finance-management', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const [isNew, setNew] = useState(false);
  const agreements = useAsk<typeof listAgreements>('GET /finance/agreements', {}, shows);
  const rates = useAsk<typeof listTaxRates>('GET /finance/tax-rates', {}, shows);
  const locale = useLocale();
  const nameOf = useLineName();
  const terms = (agreed: NonNullable<typeof agreements.data>): Term[] => [
    ...agreed.data.map((each) => ({ ...each, what: choiceOf(financeTerms.fields.kind, each.kind, locale) })),
    ...(rates.data?.data ?? []).map((each) => ({ ...each, what: nameOf(each.line), amount: null })),
  ];
  return (
    <Card>
      <CardHead
        title={t('tab.terms')}
        actions={
          mayChange && (
            <Button disabled={isOffline} onClick={() => setNew(true)}>
              <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('newTerm')}
            </Button>
          )
        }
      />
      <QueryView
        query={agreements}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={(agreed) => terms(agreed).length === 0}
        empty={<EmptyState level={3} title={t('noTerms')} text={t('noTermsText')} />}
      >
        {(agreed) => <TermTable terms={terms(agreed)} />}
      </QueryView>
      <Suspense>{isNew && <TermDialog onClose={() => setNew(false)} />}</Suspense>
    </Card>
  );
}

function TermTable({ terms }: { terms: readonly Term[] }) {
  const t = useText(financeManagementTexts);
  const { money, percent, date } = useFormat();
  return (
    <Table name={t('tab.terms')}>
      <thead>
        <Tr>
          <Th>{t('what')}</Th>
          <Th end>{t('howMuch')}</Th>
          <Th end>{t('since')}</Th>
        </Tr>
      </thead>
      <tbody>
        {terms.map(({ id, what, bp, amount, valid_from }) => (
          <Tr key={id}>
            <Td>{what}</Td>
            <Td end>{bp === null ? money(amount ?? 0) : percent(bp)}</Td>
            <Td end>{date(valid_from)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
