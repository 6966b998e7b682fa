import { type FormEvent, useRef, useState } from 'react';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { SecretInput } from '../../sign-in/secret-input.tsx';
import { signInTexts } from '../../sign-in/texts/texts.ts';
import { CodeForm } from './code-form.tsx';
import { type LinkTab, LinkTabs } from './link-tabs.tsx';
import { linksTexts } from './texts/texts.ts';
import { useVerifyLink, type Verification } from './use-verify-link.ts';

/** Signs in by the link of the address; where the account asks for it, with the password as well. */
export function VerifyLink({ token }: { token: string }) {
  const t = useText(linksTexts);
  const problemText = useProblemText();
  const { state, retry, confirm, settle } = useVerifyLink(token);
  if (state.step === 'invalid') return <Invalid />;
  if (state.step === 'password') return <PasswordForm state={state} confirm={confirm} />;
  if (state.step === 'code') return <CodeForm token={token} password={state.password} settle={settle} />;
  if (state.step === 'failed') {
    return (
      <div role="alert" className="grid gap-4">
        <Banner tone="danger">
          <strong>{t('verifyFailed')}</strong> {problemText(state.error)}
        </Banner>
        <Button variant="primary" size="lg" block onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return <p role="status">{t(state.step)}</p>;
}

function Invalid() {
  const t = useText(linksTexts);
  const [tab, setTab] = useState<LinkTab>('login');
  return (
    <div className="grid gap-5">
      <RefusedLink title={t('invalidToken')} />
      <LinkTabs tab={tab} onTab={setTab} />
    </div>
  );
}

/** Says that a link leads nowhere; the way to another one stands below. */
export function RefusedLink({ title }: { title: string }) {
  const t = useText(linksTexts);
  return (
    <div role="alert">
      <Banner tone="danger">
        <strong>{title}</strong> {t('askAgain')}
      </Banner>
    </div>
  );
}

type PasswordFormProps = {
  state: Verification & { step: 'password' };
  confirm: (password: string) => Promise<void>;
};

function PasswordForm({ state, confirm }: PasswordFormProps) {
  const t = useText(linksTexts);
  const signIn = useText(signInTexts);
  const problemText = useProblemText();
  const password = useRef<HTMLInputElement>(null);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    await confirm(password.current?.value ?? '');
    password.current?.focus();
  };
  const faults = { missing: t('missingPassword'), wrong: t('wrongPassword'), wait: undefined };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p>{t('passwordIntro')}</p>
      <Field label={t('password')} error={state.fault && faults[state.fault]}>
        <SecretInput
          ref={password}
          size="lg"
          autoComplete="current-password"
          autoFocus
          labels={{ show: t('showPassword'), hide: t('hidePassword') }}
        />
      </Field>
      <div role="alert" className="empty:hidden">
        {state.fault === 'wait' && <Banner tone="danger">{t('tooMany')}</Banner>}
        {state.error !== undefined && <Banner tone="danger">{problemText(state.error)}</Banner>}
      </div>
      <Button type="submit" variant="primary" size="lg" block busy={state.isBusy}>
        {t('confirm')}
      </Button>
      <p className="text-end">
        <a href="/reset-password" className={actionLink}>
          {signIn('forgot')}
        </a>
      </p>
    </form>
  );
}
