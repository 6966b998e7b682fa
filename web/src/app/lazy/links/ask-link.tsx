import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { linksTexts } from './texts/texts.ts';
import { type AskedType, useAskLink } from './use-ask-link.ts';

export type AskLinkProps = { type: AskedType; next: string | null; autoFocus?: boolean };

/** Asks for a link by mail: first the address, then what to look for in the mailbox. */
export function AskLink({ type, next, autoFocus }: AskLinkProps) {
  const t = useText(linksTexts);
  const ask = useAskLink(type, next);
  const email = useRef<HTMLInputElement>(null);
  const { sentTo } = ask;
  if (sentTo) return <EmailSent type={type} email={sentTo} ask={ask} />;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await ask.submit(email.current?.value ?? '');
    email.current?.focus();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p className="text-muted-fg">{t(type === 'login' ? 'loginIntro' : 'resetIntro')}</p>
      <Field label={t('email')} error={ask.field}>
        <TextInput
          ref={email}
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={autoFocus}
        />
      </Field>
      <Failed failed={ask.failed} />
      <Button type="submit" variant="primary" size="lg" block busy={ask.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}

type EmailSentProps = { type: AskedType; email: string; ask: ReturnType<typeof useAskLink> };

function EmailSent({ type, email, ask }: EmailSentProps) {
  const t = useText(linksTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Outside system: the browser's focus, which stood on a button that is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {t('sentTitle')}
      </h2>
      <p className="break-words">{t(type === 'login' ? 'sentLogin' : 'sentReset', { email })}</p>
      <p className="text-muted-fg">{t('sentHint')}</p>
      <div role="status" className="empty:hidden">
        {ask.again && t('sentAgain')}
      </div>
      <Failed failed={ask.failed} />
      <Button variant="primary" size="lg" block busy={ask.isBusy} onClick={() => void ask.submit(email)}>
        {t('sendAgain')}
      </Button>
      <Button size="lg" block onClick={ask.startOver}>
        {t('otherEmail')}
      </Button>
    </div>
  );
}

function Failed({ failed }: { failed: { title: string; text?: string } | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {failed && (
        <Banner tone="danger">
          <strong>{failed.title}</strong> {failed.text}
        </Banner>
      )}
    </div>
  );
}
