import type {
  PublicCharge,
  readPublicCharge,
  renewPublicCharge,
} from '@leme/contract/finance/charges/charge-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#kit/api/api.ts';
import { useBrand } from '#kit/brand/brand.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { HelmLogo } from '#ui/brand/helm-logo.tsx';
import { TenantMark } from '#ui/brand/tenant-mark.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { LanguageSelect } from '../../sign-in/language-select.tsx';
import { useTitle } from '../../start/use-title.ts';
import { PayableCode } from './payable-code.tsx';
import { paymentTexts } from './texts/texts.ts';
import { Receipt, WhatFor } from './what-for.tsx';

const everyMs = 5_000;

/** `/payment-success?c=`: how a payment stands, for whoever holds its address; it believes nothing of that but the token. */
export function PaymentSuccessScreen({ token }: { token: string | undefined }) {
  return token ? <Payment token={token} /> : <NoAddress />;
}

function Payment({ token }: { token: string }) {
  const t = useText(paymentTexts);
  const client = useQueryClient();
  const address = 'GET /public/charges/:token' as const;
  const query = useQuery<PublicCharge>({
    queryKey: [address, 'visitor', { token }],
    queryFn: () => call<typeof readPublicCharge>(address, { token }),
    // While the page is in sight, and nobody knows yet.
    refetchInterval: ({ state }) => (isLiving(state.data) ? everyMs : false),
    retry: 1,
  });
  const renew = useVerb(
    () => call<typeof renewPublicCharge>('POST /public/charges/:token/renewal', { token }),
    {
      failed: t('notRenewed'),
      done: (found) => {
        client.setQueryData([address, 'visitor', { token }], found);
        return found.state === 'expired' ? { tone: 'danger', title: t('notRenewed') } : undefined;
      },
    },
  );
  const found = query.data;
  return (
    <Frame company={found?.company ?? null} title={t('title')}>
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {(charge) => (
          <div className="grid gap-4" aria-live="polite">
            <State charge={charge} />
            <WhatFor charge={charge} />
            {charge.payload && <PayableCode charge={charge} payload={charge.payload} />}
            {charge.state === 'expired' && (
              <Button variant="primary" size="lg" busy={renew.isBusy} onClick={() => void renew.run()}>
                {t('renew')}
              </Button>
            )}
            {charge.state === 'paid' && <Receipt charge={charge} />}
          </div>
        )}
      </QueryView>
    </Frame>
  );
}

const isLiving = (charge: PublicCharge | undefined) =>
  charge === undefined || charge.state === 'waiting' || charge.state === 'processing';

function State({ charge }: { charge: PublicCharge }) {
  const t = useText(paymentTexts);
  const tone = ({ paid: 'success', settled: 'success', unknown: 'warning', expired: 'warning' } as const)[
    charge.state as 'paid'
  ];
  return (
    <div className="grid gap-2">
      <h1 className="font-semibold text-2xl">{t(`state.${charge.state}`)}</h1>
      {tone ? (
        <Banner tone={tone}>{t(`about.${charge.state}`)}</Banner>
      ) : (
        <p className="text-muted-fg">{t(`about.${charge.state}`)}</p>
      )}
    </div>
  );
}

/** Without a token it says what it is for. */
function NoAddress() {
  const t = useText(paymentTexts);
  return (
    <Frame company={null} title={t('title')}>
      <div className="grid gap-2">
        <h1 className="font-semibold text-2xl">{t('title')}</h1>
        <p className="text-muted-fg">{t('noAddress')}</p>
      </div>
    </Frame>
  );
}

type FrameProps = { company: PublicCharge['company']; title: string; children: ReactNode };

function Frame({ company, title, children }: FrameProps) {
  useTitle(title);
  useBrand(company && { primary_color: company.primary_color, secondary_color: null });
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <header className="border-b bg-surface">
        <div className="mx-auto flex h-(--header) w-150 max-w-full items-center gap-3 px-4">
          {company ? (
            <TenantMark src={company.logo_url} className="size-8 rounded-md" />
          ) : (
            <HelmLogo className="size-6 text-brand-text" />
          )}
          <span className="wrap-anywhere me-auto min-w-0 font-semibold">{company?.name ?? 'Leme'}</span>
          <LanguageSelect />
        </div>
      </header>
      <main className="mx-auto w-150 max-w-full flex-1 p-4 md:py-8">
        <div className="rounded-lg border bg-surface p-4 md:p-6">{children}</div>
      </main>
    </div>
  );
}
