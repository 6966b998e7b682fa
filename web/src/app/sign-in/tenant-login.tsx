import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { FullPage } from '../guards/full-page.tsx';
import { Redirect } from '../guards/redirect.tsx';
import { useCompany } from '../guards/use-company.ts';
import { TenantLoginPage } from './late-entrance.tsx';
import { signInTexts } from './texts/texts.ts';

/** The sign-in page at a company's address. After signing in, the page asked for opens by itself. */
export function TenantLogin({ slug }: { slug: string }) {
  const t = useText(signInTexts);
  const { query, company, missing } = useCompany(slug);
  if (missing) return <Redirect to={missing} />;
  if (company) return <TenantLoginPage company={company} />;
  return (
    <FullPage>
      <div className="p-6">
        <QueryView
          query={query}
          skeleton="form"
          loadingLabel={t('loadingCompany')}
          errorTitle={t('companyFailed')}
        >
          {() => null}
        </QueryView>
      </div>
    </FullPage>
  );
}
