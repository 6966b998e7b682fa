import { type FormEvent, useRef, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Field } from '#ui/field/field.tsx';
import { SecretInput } from '../../../sign-in/secret-input.tsx';
import { accountTexts } from '../texts/texts.ts';
import { Failure } from './failure.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { Proof } from './use-second-factor.ts';

type Props = {
  intro: string;
  submit: string;
  withCode?: true;
  danger?: true;
  prove: (proof: Proof) => Promise<void>;
  onCancel?: (() => void) | undefined;
};

/** Asks for the own password, and where it takes one for a code, before anything about the second factor changes. */
export function ProveForm({ intro, submit, withCode, danger, prove, onCancel }: Props) {
  const t = useText(accountTexts);
  const { user } = useSignedIn();
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useCode({ asked: withCode === true });
  const [fault, setFault] = useState<'passwordMissing' | 'passwordWrong'>();
  const [error, setError] = useState<unknown>();
  const { run, isBusy } = useVerb(prove, { place: (failure) => fail(failure) });
  const fail = (failure: unknown): true => {
    const isOfCode = code.takes(failure);
    const isOfPassword =
      isProblem(failure, 'validation') && failure.errors.some((each) => each.code === 'wrong-password');
    if (isOfPassword) setFault('passwordWrong');
    else if (!isOfCode) setError(failure);
    const wrong = isOfCode ? form.current?.querySelector<HTMLInputElement>('[name=code]') : password.current;
    wrong?.focus();
    // What is typed next stands in its place.
    if (isOfCode || isOfPassword) wrong?.select();
    return true;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = password.current?.value ?? '';
    setError(undefined);
    setFault(typed ? undefined : 'passwordMissing');
    if (code.lacks() || !typed) return;
    await run({ password: typed, ...code.given });
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <p>{intro}</p>
      {/* Lets what keeps passwords know whose this one is. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field label={t('password')} error={fault && t(fault)} required>
        <SecretInput
          ref={password}
          name="password"
          size="lg"
          autoComplete="current-password"
          labels={{ show: t('showPassword'), hide: t('hidePassword') }}
          onChange={() => setFault(undefined)}
          autoFocus
        />
      </Field>
      {code.field && <CodeField {...code.field} size="lg" />}
      <Failure error={error} />
      <StepButtons submit={submit} danger={danger} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
