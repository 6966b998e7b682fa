import type { listCompanies } from '@leme/contract/access/endpoints';
import { tenantPath } from '@leme/contract/access/navigation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { call } from '#kit/api.ts';
import { useBrand } from '#kit/brand.ts';
import { Denied } from '#kit/denied.tsx';
import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { useCan, useSession } from '#kit/session.tsx';
import { Banner } from '#ui/banner.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { HelmLogo } from '#ui/helm-logo.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FullPage } from '../guards/full-page.tsx';
import { Redirect } from '../guards/redirect.tsx';
import { safeNext } from '../guards/safe-next.ts';
import { typedAddress } from '../guards/typed-address.ts';
import { useTitle } from '../guards/use-title.ts';
import { useWaited } from '../guards/use-waited.ts';
import { Waiting } from '../guards/waiting.tsx';
import { companiesTexts } from '../lazy/companies/texts/texts.ts';
import { CompanyRow } from './company-row.tsx';
import { EnterCompanyDialog, type ListedCompany } from './enter-company-dialog.tsx';
import { PlatformPages } from './platform-pages.tsx';
import { signInTexts } from './texts/texts.ts';

const sessionPatienceMs = 5_000;

/** Where an operator chooses the company to enter. `next` is the page of a company that was asked for without one. */
export function CompanyChooserScreen({ next }: { next: string | undefined }) {
  const { state } = useSession();
  const can = useCan();
  const { href } = useLocation();
  const hasWaited = useWaited(sessionPatienceMs);
  useBrand(null);
  if (state === 'loading' && !hasWaited) return <Waiting />;
  if (state !== 'signed-in') return <Redirect to={`/auth?next=${encodeURIComponent(href)}`} />;
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
  const { session } = useSession();
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
