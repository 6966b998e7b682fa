import type { KnownOfPerson } from '@leme/contract/access/sign-in/common-password';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { standingLink } from '#ui/style/link-style.ts';
import { SecretInput } from '../../sign-in/secret-input.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { setPasswordTexts } from './texts/texts.ts';
import { type HandIn, useSetPassword } from './use-set-password.ts';

type Props = {
  person: KnownOfPerson;
  handIn: HandIn;
  /** What stands here once it is set. */
  done: (leadsTo: string) => ReactNode;
};

/** A new password twice, with how strong it is. */
export function SetPasswordForm({ person, handIn, done }: Props) {
  const t = useText(setPasswordTexts);
  const form = useSetPassword(handIn, person);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  if (form.leadsTo) return done(form.leadsTo);
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

export function Refused({ title, isLinkOver }: { title: string; isLinkOver?: true }) {
  const t = useText(setPasswordTexts);
  const another = (
    <a href="/auth-token?tab=reset" className={standingLink}>
      {t('askAgain')}
    </a>
  );
  return (
    <Banner tone="danger" action={isLinkOver && another}>
      <strong>{title}</strong>
    </Banner>
  );
}
