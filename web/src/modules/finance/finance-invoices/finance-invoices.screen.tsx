import { may } from '@leme/contract/access/permission';
import type { summariseInvoices } from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoiceList } from '@leme/contract/finance/invoices/invoice-list';
import { type InvoiceTab, invoiceTabs } from '@leme/contract/finance/invoices/invoice-rules';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { FileText, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { type ListAddress, listAddressReader, unfiltered } from '#kit/resource/list/list-address.ts';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { MenuItem } from '#ui/menus/menu.tsx';
import { cn } from '#ui/style/cn.ts';
import { financeInvoicesTexts } from './texts/texts.ts';
import { type Together, useTogether } from './together.tsx';

const OpenInvoice = lazyPart(async () => (await import('./lazy/open-invoice.tsx')).OpenInvoice);
const NfseDialog = lazyPart(async () => (await import('./lazy/nfse/nfse-dialog.tsx')).NfseDialog);
const SendManyDialog = lazyPart(async () => (await import('./lazy/send-many-dialog.tsx')).SendManyDialog);
const readAddress = listAddressReader(invoiceList);
const everything: ListAddress = { ...unfiltered(invoiceList), view: undefined };

/** What each tab shows, as an address of the list. */
function addressesOf(today: string): Record<InvoiceTab, ListAddress> {
  const kind = 'invoice';
  return {
    draft: { kind, status: 'draft' },
    open: { kind, status: 'issued,partial', due_on: `${today}..` },
    overdue: { kind, status: 'issued,partial', due_on: `..${addDays(today, -1)}` },
    paid: { kind, status: 'paid' },
    void: { kind, status: 'void' },
    'credit-note': { kind: 'credit-note' },
  };
}

function Tabs() {
  const t = useText(financeInvoicesTexts);
  const { money } = useFormat();
  const { state, change, hrefOf } = useUrlState<ListAddress>(readAddress);
  const { data } = useAsk<typeof summariseInvoices>(
    'GET /invoice-summary',
    {},
    { shows: ['finance-invoices'] },
  );
  const addresses = addressesOf(dayIn(useTimeZone(), Temporal.Now.instant()));
  return (
    <nav aria-label={t('tabs')} className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2 print:hidden">
      {invoiceTabs.map((tab) => {
        const wanted = addresses[tab];
        const isHere = (['kind', 'status', 'due_on'] as const).every((name) => state[name] === wanted[name]);
        const there = { ...everything, ...(isHere ? {} : wanted) };
        const figure = data?.[tab];
        return (
          <InnerLink
            key={tab}
            href={hrefOf(there)}
            onOpen={() => change(there, { push: true })}
            aria-current={isHere ? 'true' : undefined}
            className={cn(
              'grid min-h-11 content-center rounded-md border bg-surface px-3 py-1 hover:bg-muted',
              isHere && 'border-transparent bg-selected font-semibold',
            )}
          >
            <span>{t(`tab.${tab}`)}</span>
            {figure && (
              <span className="text-muted-fg text-sm tabular-nums">
                {figure.count} · {money(figure.sum)}
              </span>
            )}
          </InnerLink>
        );
      })}
    </nav>
  );
}

function useOwn(): OwnScreen {
  const t = useText(financeInvoicesTexts);
  const mayCreate = useCan()(may('finance-invoices', 'create'));
  const mayChange = useCan()(may('finance-invoices', 'update'));
  const [sending, setSending] = useState<Together | null>(null);
  const [isNfse, setNfse] = useState(false);
  const together = useTogether(setSending);
  return {
    words: { subtitle: t('subtitle') },
    above: <Tabs />,
    tools: mayCreate && (
      <PageLink path="/generate-invoice" className={buttonStyle({ variant: 'primary' })}>
        <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('new')}
      </PageLink>
    ),
    menu: (
      <MenuItem
        icon={<FileText aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onSelect={() => setNfse(true)}
      >
        {t('nfse')}
      </MenuItem>
    ),
    together,
    beside: (
      <Suspense>
        {sending && (
          <SendManyDialog ids={sending.ids} onSent={sending.untick} onClose={() => setSending(null)} />
        )}
        {isNfse && <NfseDialog mayImport={mayChange} onClose={() => setNfse(false)} />}
      </Suspense>
    ),
    Open: OpenInvoice,
    opensAsPage: true,
  };
}

/** What was billed, how it stands, and what came of it. */
export const screen = screenOfList(
  invoiceList,
  {
    columns: ['number', 'customer_name', 'issued_on', 'due_on', 'total', 'paid_amount', 'status', 'kind'],
    card: ['number', 'due_on', 'total', 'status'],
    least: ['kind', 'issued_on', 'paid_amount'],
    empty: 'finance-invoices.empty',
  },
  { useOwn },
);
