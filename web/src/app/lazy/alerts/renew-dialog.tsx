import type { renewAccess } from '@leme/contract/access/sign-in/renewal-endpoints';
import { useRef } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { alertsTexts } from './texts/texts.ts';

/** Asks the password and lets access go on for another seven days. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useText(alertsTexts);
  const password = useRef<HTMLInputElement>(null);
  const focus = () => password.current?.focus();
  const { renew, isBusy, at, refusal, clear, code } = useRenewal(onClose, focus);

  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t('renewTitle')}
      description={t('renewText')}
      onSubmit={() => void renew(password.current?.value ?? '')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('renew')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Field label={t('password')} error={at('password')} required>
          <TextInput
            ref={password}
            type="password"
            name="password"
            autoComplete="current-password"
            onChange={clear}
          />
        </Field>
        {code.field && <CodeField {...code.field} />}
        <p role="alert" className="text-danger-text empty:hidden">
          {refusal}
        </p>
      </div>
    </Dialog>
  );
}

/** The dialog's work: what is wrong beside the field, what below it, and whether it is under way. */
function useRenewal(onDone: () => void, onRefused: () => void) {
  const t = useText(alertsTexts);
  const format = useFormat();
  const problemText = useProblemText();
  const { reload } = useAuthSession();
  const code = useCode();
  const { run, ...verb } = useVerb(
    async (password: string) => {
      const renewed = await call<typeof renewAccess>('POST /auth/renewal', { password, ...code.given });
      await reload();
      return renewed;
    },
    {
      check: (password) => ({ password: password === '' && t('passwordMissing') }),
      done: ({ access_expires_at }) => {
        onDone();
        const text = t('renewedUntil', { time: format.dateTime(access_expires_at) });
        return { title: t('renewed'), text };
      },
      words: (error) => `${t('renewFailed')} ${problemText(error)}`,
      place: (error) => {
        if (code.takes(error)) return true;
        onRefused();
        const [fault] = isProblem(error, 'validation') ? error.errors : [];
        return fault?.code === 'wrong-password' && { password: t('passwordWrong') };
      },
    },
  );
  const renew = async (password: string) => {
    if (password === '') onRefused();
    if (password === '' || !code.lacks()) await run(password);
  };
  return { ...verb, renew, code };
}
