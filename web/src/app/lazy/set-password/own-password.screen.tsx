import type { changePassword } from '@leme/contract/access/people/user-endpoints';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { standingLink } from '#ui/style/link-style.ts';
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx';
import { useTitle } from '../../start/use-title.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { setPasswordTexts } from './texts/texts.ts';

/** After a sign-in by a temporary password, in place of every page: the person chooses one of the own. */
export function OwnPasswordScreen() {
  const t = useText(setPasswordTexts);
  const { user, home_tenant, tenant } = useSignedIn();
  useBrand(tenant);
  useTitle(t('title'), tenant.name);
  const person = {
    email: user.email,
    full_name: user.user_metadata.full_name,
    company: home_tenant.name,
    subdomain: home_tenant.subdomain,
  };
  return (
    <SignInLayout
      name={tenant.name}
      logo={tenant.logo_url}
      isCompany={!tenant.is_platform}
      text={t('ownIntro')}
      address={location.host}
    >
      <SetPasswordForm person={person} handIn={handInOwn} done={() => <p role="status">{t('ownDone')}</p>} />
      <p className="mt-5 text-center">
        <a href="/logout" className={standingLink}>
          {t('later')}
        </a>
      </p>
    </SignInLayout>
  );
}

/** The session stays; the page is loaded anew, for only now it holds rights. */
async function handInOwn(password: string): Promise<string> {
  await call<typeof changePassword>('POST /auth/password', { password });
  location.replace('/');
  return '/';
}
