import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { SecretInput } from './secret-input.tsx';
import { signInTexts } from './texts/texts.ts';
import { useSignIn } from './use-sign-in.ts';

/** E-mail and password. What was typed stays when signing in fails. */
export function SignInForm({ onTyping }: { onTyping?: (() => void) | undefined }) {
  const t = useText(signInTexts);
  const { hasExpired, lastWords } = useAuthSession();
  const { submit, isBusy, errorOf, alert, next, goBack } = useSignIn();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const emailId = useId();
  const passwordId = useId();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const failure = await submit(email.current?.value ?? '', password.current?.value ?? '');
    if (!failure || failure.kind === 'wait') return;
    const isEmail =
      failure.kind === 'invalid-email' || (failure.kind === 'missing' && failure.fields[0] === 'email');
    (isEmail ? email : password).current?.focus();
  };

  // What was typed stays behind the second step.
  return (
    <>
      {next && <next.CodeStep email={next.email} password={next.password} onBack={goBack} />}
      <form hidden={next !== null} noValidate onSubmit={onSubmit} onInput={onTyping} className="grid gap-5">
        <Field id={emailId} label={t('email')} error={errorOf('email')}>
          <TextInput
            ref={email}
            size="lg"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <Field id={passwordId} label={t('password')} error={errorOf('password')}>
          <SecretInput
            ref={password}
            size="lg"
            name="password"
            autoComplete="current-password"
            labels={{ show: t('showPassword'), hide: t('hidePassword') }}
          />
        </Field>
        <div role="alert" className="empty:hidden">
          {alert && <FailureNote title={t('failedTitle')} text={alert} />}
          {!alert && hasExpired && <FailureNote title={t('expired')} text={lastWords} />}
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={isBusy}
          className="text-base max-md:h-12"
        >
          {t('submit')}
        </Button>
      </form>
    </>
  );
}

function FailureNote({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div className="flex gap-2.5 rounded-md bg-danger-tint px-4 py-3 text-danger">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
