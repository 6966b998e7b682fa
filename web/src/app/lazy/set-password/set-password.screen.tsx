import { useBrand } from '#kit/brand/brand.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx';
import { useTitle } from '../../start/use-title.ts';
import { Refused, SetPasswordForm } from './set-password-form.tsx';
import { setPasswordTexts } from './texts/texts.ts';
import { useLinkOwner } from './use-link-owner.ts';
import { byLink, type PasswordLink } from './use-set-password.ts';

/** `/auth-token` of a first access or a reset: chooses the password of the account the link belongs to. */
export function SetPasswordScreen({ link }: { link: PasswordLink }) {
  const t = useText(setPasswordTexts);
  useBrand(null);
  useTitle(t('title'));
  return (
    <SignInLayout name="Leme" logo={null} text={t('intro')} address={location.host}>
      <CheckedLink link={link} />
    </SignInLayout>
  );
}

/** Nobody types a password for a link that leads nowhere. */
function CheckedLink({ link }: { link: PasswordLink }) {
  const t = useText(setPasswordTexts);
  const problemText = useProblemText();
  const owner = useLinkOwner(link);
  if (owner.step === 'good')
    return (
      <SetPasswordForm
        person={owner.person}
        handIn={byLink(link)}
        done={(leadsTo) => <Done leadsTo={leadsTo} />}
      />
    );
  if (owner.step === 'checking') return <p role="status">{t('checking')}</p>;
  return (
    <div role="alert" className="grid gap-4">
      {owner.step === 'over' ? (
        <Refused title={t('invalidToken')} isLinkOver />
      ) : (
        <>
          <Banner tone="danger">
            <strong>{t('checkFailed')}</strong> {problemText(owner.error)}
          </Banner>
          <Button variant="primary" size="lg" block onClick={owner.retry}>
            {t('retry')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Loads the page anew: whoever was signed in here is no longer. */
function Done({ leadsTo }: { leadsTo: string }) {
  const t = useText(setPasswordTexts);
  return (
    <div role="status" className="grid gap-4">
      <Banner tone="success">
        <strong>{t('done')}</strong> {t('doneText')}
      </Banner>
      <Button asChild variant="primary" size="lg" block>
        <a href={leadsTo}>{t('signIn')}</a>
      </Button>
    </div>
  );
}
