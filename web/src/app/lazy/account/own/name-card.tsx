import type { changeOwnName } from '@leme/contract/access/sign-in/own-account-endpoints';
import { type FormEvent, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useAuthSession, useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Failure } from '../second-factor/failure.tsx';
import { accountTexts } from '../texts/texts.ts';

/** The own name, as colleagues and trails show it. */
export function NameCard() {
  const t = useText(accountTexts);
  const { user } = useSignedIn();
  const { reload } = useAuthSession();
  const [name, setName] = useState(user.user_metadata.full_name);
  const [isSaved, setSaved] = useState(false);
  const [error, setError] = useState<unknown>();
  const { run, isBusy, at } = useVerb(
    (full_name: string) => call<typeof changeOwnName>('PATCH /auth/account', { full_name }),
    {
      check: (full_name) => ({ full_name: !full_name.trim() && faultText({ code: 'required' }) }),
      fields: ['full_name'],
      done: () => {
        setSaved(true);
        void reload();
      },
      place: (failure) => {
        if (isProblem(failure, 'validation')) return false;
        setError(failure);
        return true;
      },
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    setError(undefined);
    void run(name);
  };
  return (
    <Card>
      <CardHead title={t('name')} />
      <CardBody>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <p className="text-muted-fg">{t('nameText')}</p>
          <div role="status" className="empty:hidden">
            {isSaved && <Banner tone="success">{t('nameSaved')}</Banner>}
          </div>
          <Field label={t('name')} error={at('full_name') || undefined} required>
            <TextInput
              name="name"
              size="lg"
              autoComplete="name"
              maxLength={160}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Failure error={error} />
          <Button type="submit" size="lg" className="justify-self-start" busy={isBusy}>
            {t('save')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
