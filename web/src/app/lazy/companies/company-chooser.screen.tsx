import type { listCompanies } from '@leme/contract/access/endpoints';
import { tenantPath } from '@leme/contract/access/menu/navigation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { Denied } from '#kit/auth-session/denied.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useBrand } from '#kit/brand/brand.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { HelmLogo } from '#ui/brand/helm-logo.tsx';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { safeNext } from '../../guards/address/safe-next.ts';
import { typedAddress } from '../../guards/address/typed-address.ts';
import { FullPage } from '../../guards/full-page.tsx';
import { Redirect } from '../../guards/redirect.tsx';
import { useWaited } from '../../guards/use-waited.ts';
import { Waiting } from '../../guards/waiting.tsx';
import { signInTexts } from '../../sign-in/texts/texts.ts';
import { useTitle } from '../../start/use-title.ts';
import { PlatformPages } from '../doors/platform-pages.tsx';
import { CompanyRow } from './company-row.tsx';
import { EnterCompanyDialog, type ListedCompany } from './enter-company-dialog.tsx';
import { companiesTexts } from './texts/texts.ts';

const sessionPatienceMs = 5_000;

/** Where an operator chooses the company to enter. `next` is the page of a company that was asked for without one. */
export function CompanyChooserScreen({ next }: { next: string | undefined }) {
  const { state, session } = useAuthSession();
  const can = useCan();
  const { href } = useLocation();
  const hasWaited = useWaited(sessionPatienceMs);
  useBrand(null);
  if (state === 'loading' && !hasWaited) return <Waiting />;
  if (state !== 'signed-in') return <Redirect to={`/auth?next=${encodeURIComponent(href)}`} />;
  if (session?.must_set_second_factor) return <Redirect to="/" />;
  if (can('operator')) return <Chooser next={safeNext(next, location.origin)} />;
  return (
    <FullPage>
      <Denied resource={null} address={typedAddress(href)} />
    </FullPage>
  );
}

function Chooser({ next }: { next: string | null }) {
  const t = useText(companiesTexts);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ListedCompany | null>(null);
  const router = useRouter();
  const q = useDeferredValue(search.trim());
  useTitle(t('title'));
  const query = useQuery({
    queryKey: ['companies', q],
    queryFn: ({ signal }) => call<typeof listCompanies>('GET /auth/companies', { q }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="min-h-dvh bg-bg">
      <ChooserHeader />
      <main className="mx-auto grid w-150 max-w-full gap-4 p-6 max-md:p-4">
        <div>
          <h1 className="font-semibold text-2xl tracking-[-0.01em]">{t('title')}</h1>
          <p className="text-muted-fg">{t('subtitle')}</p>
        </div>
        {next && <Banner>{t('next', { path: typedAddress(next) })}</Banner>}
        <Field label={t('search')} hideLabel>
          <TextInput
            type="search"
            value={search}
            maxLength={100}
            placeholder={t('search')}
            onChange={(event) => setSearch(event.target.value)}
            prefix={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            autoFocus
          />
        </Field>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('failed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState title={t('none')} />}
        >
          {({ data }) => (
            <ul className="grid overflow-hidden rounded-lg border bg-surface">
              {data.map((company) => (
                <CompanyRow key={company.id} company={company} onChoose={() => setChosen(company)} />
              ))}
            </ul>
          )}
        </QueryView>
        <PlatformPages />
      </main>
      {chosen && (
        <EnterCompanyDialog
          company={chosen}
          onCancel={() => setChosen(null)}
          onEntered={() =>
            router.history.push(next ? tenantPath(chosen.subdomain, next) : `/${chosen.subdomain}`)
          }
        />
      )}
    </div>
  );
}

function ChooserHeader() {
  const t = useText(signInTexts);
  const { session } = useAuthSession();
  return (
    <header className="flex h-(--header) items-center gap-3 border-b bg-surface px-6 max-md:px-4">
      <HelmLogo className="size-6 text-brand-text" />
      <span className="font-semibold">Leme</span>
      <span className="ms-auto truncate text-muted-fg text-sm max-md:hidden">{session?.user.email}</span>
      <Link to="/logout" className={buttonStyle({ size: 'sm', className: 'max-md:ms-auto' })}>
        {t('signOut')}
      </Link>
    </header>
  );
}
