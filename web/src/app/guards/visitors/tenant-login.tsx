import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { signInTexts } from '../../sign-in/texts/texts.ts';
import { TenantLoginPage } from '../../start/lazy-sign-in.tsx';
import { FullPage } from '../full-page.tsx';
import { Redirect } from '../redirect.tsx';
import { useCompany } from '../use-company.ts';

/** The sign-in page at a company's address. After signing in, the page asked for opens by itself. */
export function TenantLogin({ slug }: { slug: string }) {
  const t = useText(signInTexts);
  const { query, company, elsewhere } = useCompany(slug);
  if (elsewhere) return <Redirect to={elsewhere} />;
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
