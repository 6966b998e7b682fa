import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { standingLink } from '#ui/style/link-style.ts';
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx';
import { signInTexts } from '../../sign-in/texts/texts.ts';
import { useTitle } from '../../start/use-title.ts';
import { RecoveryCodes } from './second-factor/recovery-codes.tsx';
import { SetUp } from './second-factor/set-up.tsx';
import { accountTexts } from './texts/texts.ts';

/** Where the installation asks a second factor of the role, in place of every page until there is one. */
export function RequiredSecondFactorScreen() {
  const t = useText(accountTexts);
  const words = useText(signInTexts);
  const { tenant } = useSignedIn();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useBrand(tenant);
  useTitle(t('secondFactor'), tenant.name);
  // The page is loaded anew, for only now the session holds rights.
  const leave = () => location.replace('/');
  return (
    <SignInLayout name={t('secondFactor')} logo={null} text={t('required')} address={location.host}>
      {codes ? <RecoveryCodes codes={codes} onKept={leave} /> : <SetUp onDone={setCodes} />}
      <p className="text-center">
        <a href="/logout" className={standingLink}>
          {words('signOut')}
        </a>
      </p>
    </SignInLayout>
  );
}
