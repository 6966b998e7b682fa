import type { renewAccess } from '@leme/contract/access/sign-in/renewal-endpoints';
import { useRef, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { alertsTexts } from './texts/texts.ts';

/** Asks the password and lets access go on for another seven days. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useText(alertsTexts);
  const password = useRef<HTMLInputElement>(null);
  const { renew, isBusy, fieldError, failure, forget, code } = useRenewal(onClose);

  const submit = async () => {
    if (!(await renew(password.current?.value ?? ''))) password.current?.focus();
  };

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={t('renewTitle')}
      description={t('renewText')}
      closeLabel={t('close')}
      onSubmit={() => void submit()}
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
        <Field label={t('password')} error={fieldError} required>
          <TextInput
            ref={password}
            type="password"
            name="password"
            autoComplete="current-password"
            onChange={forget}
          />
        </Field>
        {code.field && <CodeField {...code.field} />}
        <p role="alert" className="text-danger-text empty:hidden">
          {failure}
        </p>
      </div>
    </Dialog>
  );
}

/** The dialog's work: what is wrong beside the field, what below it, and whether it is under way. */
function useRenewal(onDone: () => void) {
  const t = useText(alertsTexts);
  const format = useFormat();
  const toast = useToast();
  const problemText = useProblemText();
  const { reload } = useAuthSession();
  const [isBusy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const code = useCode();

  const forget = () => {
    setFieldError(undefined);
    setFailure(undefined);
  };
  /** Whether what is wrong stands at the code. */
  const renew = async (password: string): Promise<boolean> => {
    if (isBusy) return false;
    forget();
    if (password === '') setFieldError(t('passwordMissing'));
    if (password === '' || code.lacks()) return password !== '';
    setBusy(true);
    try {
      const { access_expires_at } = await call<typeof renewAccess>('POST /auth/renewal', {
        password,
        ...code.given,
      });
      await reload();
      toast.show({
        tone: 'success',
        title: t('renewed'),
        text: t('renewedUntil', { time: format.dateTime(access_expires_at) }),
      });
      onDone();
      return false;
    } catch (error) {
      setBusy(false);
      if (code.takes(error)) return true;
      const fault = isProblem(error, 'validation') ? error.errors[0] : undefined;
      if (fault?.code === 'wrong-password') setFieldError(t('passwordWrong'));
      else setFailure(`${t('renewFailed')} ${problemText(error)}`);
      return false;
    }
  };
  return { renew, isBusy, fieldError, failure, forget, code };
}
