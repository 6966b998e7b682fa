import type { tenantBySubdomain } from '@leme/contract/access/endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { useTitle } from '../start/use-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { signInTexts } from './texts/texts.ts';

export type CompanyBrand = ReplyOf<typeof tenantBySubdomain>;

export type TenantLoginPageProps = { company: CompanyBrand; onTyping?: (() => void) | undefined };

/** The sign-in page of one company, in its name and colours. Like `/auth` it stands without the application. */
export function TenantLoginPage({ company, onTyping }: TenantLoginPageProps) {
  const t = useText(signInTexts);
  useBrand(company);
  useTitle(t('title'), company.name);
  return (
    <SignInLayout
      name={company.name}
      logo={company.logo_url}
      isCompany
      text={t('welcomeCompany')}
      address={`${location.host}/${company.subdomain}`}
    >
      <SignInForm onTyping={onTyping} />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <a href={`/auth-token?tab=login&next=/${company.subdomain}`} className={actionLink}>
          {t('byLink')}
        </a>
        <a href={`/reset-password?next=/${company.subdomain}`} className={actionLink}>
          {t('forgot')}
        </a>
        <a href="/auth" className={actionLink}>
          {t('back')}
        </a>
      </p>
    </SignInLayout>
  );
}
