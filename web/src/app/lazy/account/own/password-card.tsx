import type { changeOwnPassword } from '@leme/contract/access/sign-in/own-account-endpoints';
import { judgePassword, passwordCriteria } from '@leme/contract/access/sign-in/password';
import { type FormEvent, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { SecretInput } from '../../../sign-in/secret-input.tsx';
import { PasswordStrength } from '../../set-password/password-strength.tsx';
import { setPasswordTexts } from '../../set-password/texts/texts.ts';
import { Failure } from '../second-factor/failure.tsx';
import { accountTexts } from '../texts/texts.ts';

const empty = { password: '', new_password: '', again: '' };
type Typed = typeof empty;

/** Another password for the present one; opened by a button, for most who come here want something else. */
export function PasswordCard() {
  const t = useText(accountTexts);
  const [view, setView] = useState<'closed' | 'open' | 'changed'>('closed');
  return (
    <Card>
      <CardHead
        title={t('changePassword')}
        actions={view !== 'open' && <Button onClick={() => setView('open')}>{t('changePassword')}</Button>}
      />
      <CardBody className="grid gap-4">
        <p className="text-muted-fg">{t('changePasswordText')}</p>
        <div role="status" className="empty:hidden">
          {view === 'changed' && <Banner tone="success">{t('passwordChanged')}</Banner>}
        </div>
        {view === 'open' && (
          <PasswordForm onDone={() => setView('changed')} onCancel={() => setView('closed')} />
        )}
      </CardBody>
    </Card>
  );
}

function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText(accountTexts);
  const words = useText(setPasswordTexts);
  const kit = useText(kitTexts);
  const person = usePerson();
  const [typed, setTyped] = useState(empty);
  const { run, isBusy, at, error } = useChange(person, onDone);
  const fields = [
    ['password', t('presentPassword'), 'current-password'],
    ['new_password', words('password'), 'new-password'],
    ['again', words('confirmation'), 'new-password'],
  ] as const;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(typed);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {/* Lets what keeps passwords know whose this one is. */}
      <input type="email" name="username" autoComplete="username" value={person.email} readOnly hidden />
      {fields.map(([name, label, autoComplete]) => (
        <div key={name} className="grid gap-2">
          <Field label={label} error={at(name)} required>
            <SecretInput
              name={name}
              size="lg"
              autoComplete={autoComplete}
              labels={{ show: words('showPassword'), hide: words('hidePassword') }}
              onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
            />
          </Field>
          {name === 'new_password' && <PasswordStrength password={typed.new_password} person={person} />}
        </div>
      ))}
      <Failure error={error} />
      <div className="flex flex-wrap gap-3 max-md:grid">
        <Button type="submit" size="lg" variant="primary" busy={isBusy}>
          {t('changePassword')}
        </Button>
        <Button size="lg" onClick={onCancel}>
          {kit('cancel')}
        </Button>
      </div>
    </form>
  );
}

function usePerson() {
  const { user, home_tenant } = useSignedIn();
  return {
    email: user.email,
    full_name: user.user_metadata.full_name,
    company: home_tenant.name,
    subdomain: home_tenant.subdomain,
  };
}

/** Hands both in once they are sound; what is wrong stands beside its field, the rest below. */
function useChange(person: ReturnType<typeof usePerson>, onDone: () => void) {
  const t = useText(accountTexts);
  const words = useText(setPasswordTexts);
  const [error, setError] = useState<unknown>();
  const faultOf = (password: string) => {
    if (!password) return words('missing');
    if (!passwordCriteria.length(password)) return words('tooShort');
    const verdict = judgePassword(password, person);
    if (verdict === 'weak') return words('weak');
    return verdict === 'common' && faultText({ code: 'common-password' });
  };
  const { run, isBusy, at } = useVerb(
    ({ password, new_password }: Typed) =>
      call<typeof changeOwnPassword>('POST /auth/password-change', { password, new_password }),
    {
      check: ({ password, new_password, again }) => {
        setError(undefined);
        return {
          password: !password && t('passwordMissing'),
          new_password: faultOf(new_password),
          again: new_password !== again && words('mismatch'),
        };
      },
      fields: ['password', 'new_password'],
      done: onDone,
      place: (failure) => {
        if (isProblem(failure, 'validation')) {
          const isPresent = failure.errors.some(({ code }) => code === 'wrong-password');
          return isPresent && { password: t('passwordWrong') };
        }
        setError(failure);
        return true;
      },
    },
  );
  return { run, isBusy, at: (name: string) => at(name) || undefined, error };
}
