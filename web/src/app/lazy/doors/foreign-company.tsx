import { companyChooserPath } from '@leme/contract/access/route-table';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { landingOf } from '../../guards/address/next-path.ts';
import { typedAddress } from '../../guards/address/typed-address.ts';
import { FullPage } from '../../guards/full-page.tsx';
import { Redirect } from '../../guards/redirect.tsx';
import { useCompany } from '../../guards/use-company.ts';
import { useTitle } from '../../start/use-title.ts';
import { type Company, EnterCompanyDialog } from '../companies/enter-company-dialog.tsx';
import { doorsTexts } from './texts/texts.ts';

/** A signed-in person at the address of a company that is not the own one. Operators may enter it with a reason. */
export function ForeignCompany({ slug }: { slug: string }) {
  const t = useText(doorsTexts);
  const can = useCan();
  const { query, elsewhere } = useCompany(slug);
  if (elsewhere) return <Redirect to={elsewhere} />;
  return (
    <FullPage>
      <QueryView query={query} skeleton="text" errorTitle={t('companyFailed')}>
        {(company) =>
          can('operator') ? <EnterByAddress company={company} /> : <Foreign name={company.name} />
        }
      </QueryView>
    </FullPage>
  );
}

function EnterByAddress({ company }: { company: Company }) {
  const router = useRouter();
  return (
    <div className="min-h-40">
      <EnterCompanyDialog
        company={company}
        onEntered={() => undefined}
        onCancel={() => router.history.replace(companyChooserPath)}
      />
    </div>
  );
}

function Foreign({ name }: { name: string }) {
  const t = useText(doorsTexts);
  const session = useSignedIn();
  const { href } = useLocation();
  const own = session.tenant.name;
  useTitle(t('denied'));
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={t('denied')}
      text={t('foreignText', { other: name, own })}
      action={
        <Link to={landingOf(session)} className={buttonStyle({ variant: 'primary' })}>
          {t('toOwn', { own })}
        </Link>
      }
    >
      <code className="break-all font-semibold text-fg text-sm">{typedAddress(href)}</code>
    </EmptyState>
  );
}
