import type { proposeInvoice } from '@leme/contract/finance/invoices/invoice-endpoints';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { InvoicePaper } from '../lazy/invoice-paper/invoice-paper.tsx';
import { generateInvoiceTexts } from './texts/texts.ts';

const AgentDialog = lazyPart(async () => (await import('./lazy/agent-dialog.tsx')).AgentDialog);
const FreeDialog = lazyPart(async () => (await import('./lazy/free-dialog.tsx')).FreeDialog);
const DraftDialog = lazyPart(async () => (await import('./lazy/draft-dialog.tsx')).DraftDialog);

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const readAddress = ({ agent, from, to, bookings }: Readonly<Record<string, unknown>>) => ({
  agent: textIn(agent),
  from: textIn(from),
  to: textIn(to),
  bookings: textIn(bookings),
});
type GenerateAddress = ReturnType<typeof readAddress>;

/** What is billed, then how it will look: what is seen is what is sent. */
function Generate() {
  const t = useText(generateInvoiceTexts);
  const { state, change } = useUrlState(readAddress);
  const [asks, setAsks] = useState<'agent' | 'free' | null>(null);
  const isChosen = state.agent !== undefined || state.bookings !== undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="flex flex-wrap gap-2 [&>*]:max-md:h-11">
        <Button variant={isChosen ? 'plain' : 'primary'} onClick={() => setAsks('agent')}>
          {t('agentsMonth')}
        </Button>
        <Button onClick={() => setAsks('free')}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('freeLine')}
        </Button>
      </div>
      {isChosen ? <Proposal {...state} /> : <p className="text-muted-fg">{t('choose')}</p>}
      <Suspense>
        {asks === 'agent' && (
          <AgentDialog
            onChosen={(chosen) => change({ ...chosen, bookings: undefined }, { push: true })}
            onClose={() => setAsks(null)}
          />
        )}
        {asks === 'free' && <FreeDialog onClose={() => setAsks(null)} />}
      </Suspense>
    </div>
  );
}

function Proposal({ agent, from, to, bookings }: GenerateAddress) {
  const t = useText(generateInvoiceTexts);
  const { tenant } = useSignedIn();
  const [isMaking, setMaking] = useState(false);
  const query = useAsk<typeof proposeInvoice>(
    'GET /invoice-proposal',
    {
      ...(agent && { agent_id: agent }),
      ...(from && { from }),
      ...(to && { to }),
      ...(bookings && { bookings }),
    },
    { shows: ['finance-invoices', 'bookings'] },
  );
  const issuer = {
    name: tenant.name,
    legal_name: null,
    tax_id: null,
    email: null,
    phone: null,
    logo_url: null,
    primary_color: null,
  };
  return (
    <QueryView
      query={query}
      skeleton="form"
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
      isEmpty={({ lines }) => lines.length === 0}
      empty={<Banner tone="warning">{t('nothing')}</Banner>}
    >
      {(found) => (
        <div className="mx-auto grid w-full max-w-240 gap-4">
          {found.left_out.length > 0 && (
            <Banner tone="warning">
              {t('leftOut', { count: found.left_out.length })}{' '}
              {found.left_out.map(({ code, why }) => `${code} (${t(`why.${why}`)})`).join(', ')}
            </Banner>
          )}
          <InvoicePaper
            invoice={{
              ...found,
              kind: 'invoice',
              number: null,
              of_number: null,
              status: 'draft',
              customer_address: null,
              issued_on: null,
              due_on: to ?? Temporal.Now.plainDateISO().toString(),
              period_from: from ?? null,
              period_to: to ?? null,
              paid_amount: 0,
              credited_amount: 0,
              service_code: null,
              service_city: null,
              iss_bp: null,
              deductions: null,
              pix: null,
              pix_amount: null,
              issuer,
            }}
          />
          <div className="flex flex-wrap gap-2 [&>*]:max-md:h-11">
            <Button variant="primary" onClick={() => setMaking(true)}>
              {t('make')}
            </Button>
            <PageLink path="/finance/invoices" className="self-center underline">
              {t('back')}
            </PageLink>
          </div>
          <Suspense>
            {isMaking && (
              <DraftDialog
                proposal={found}
                from={from ?? null}
                to={to ?? null}
                onClose={() => setMaking(false)}
              />
            )}
          </Suspense>
        </div>
      )}
    </QueryView>
  );
}

export const screen = Object.assign(Generate, { prefetch: async () => undefined });
