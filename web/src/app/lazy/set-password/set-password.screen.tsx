import type { KnownOfPerson } from '@leme/contract/access/common-password';
import { type FormEvent, useState } from 'react';
import { useBrand } from '#kit/brand/brand.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { cn } from '#ui/style/cn.ts';
import { proseLink } from '#ui/style/link-style.ts';
import { SecretInput } from '../../sign-in/secret-input.tsx';
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx';
import { useTitle } from '../../start/use-title.ts';
import { PasswordStrength } from './password-strength.tsx';
import { setPasswordTexts } from './texts/texts.ts';
import { useLinkOwner } from './use-link-owner.ts';
import { type PasswordLink, useSetPassword } from './use-set-password.ts';

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
  if (owner.step === 'good') return <SetPasswordForm link={link} person={owner.person} />;
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

function SetPasswordForm({ link, person }: { link: PasswordLink; person: KnownOfPerson }) {
  const t = useText(setPasswordTexts);
  const form = useSetPassword(link, person);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  if (form.leadsTo) return <Done leadsTo={form.leadsTo} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(password, confirmation);
  };
  const labels = { show: t('showPassword'), hide: t('hidePassword') };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p>
        <strong>{person.full_name}</strong> · {person.email}
        {/* Lets what keeps passwords know whose this one is. */}
        <input type="email" name="username" autoComplete="username" value={person.email} readOnly hidden />
      </p>
      <Field label={t('password')} error={form.password}>
        <SecretInput
          size="lg"
          autoComplete="new-password"
          autoFocus
          labels={labels}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <PasswordStrength password={password} person={person} />
      <Field label={t('confirmation')} error={form.confirmation}>
        <SecretInput
          size="lg"
          autoComplete="new-password"
          labels={labels}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      </Field>
      <div role="alert" className="empty:hidden">
        {form.refused && <Refused {...form.refused} />}
      </div>
      <Button type="submit" variant="primary" size="lg" block busy={form.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}

function Refused({ title, isLinkOver }: { title: string; isLinkOver?: true }) {
  const t = useText(setPasswordTexts);
  const another = (
    <a href="/auth-token?tab=reset" className={cn(proseLink, 'font-semibold')}>
      {t('askAgain')}
    </a>
  );
  return (
    <Banner tone="danger" action={isLinkOver && another}>
      <strong>{title}</strong>
    </Banner>
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
