import type { sendAuthEmail } from '@leme/contract/access/sign-in/link-endpoints';
import { useState } from 'react';
import { ApiProblem, call } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { linksTexts } from './texts/texts.ts';

export type AskedType = 'login' | 'password_reset';
type State = { field?: string; failed?: { title: string; text?: string }; sentTo?: string; again?: true };

/** Asks for a link by mail and says what went wrong where. `next` is the page the link leads back to. */
export function useAskLink(type: AskedType, next: string | null) {
  const t = useText(linksTexts);
  const problemText = useProblemText();
  const [state, setState] = useState<State>({});
  const [isBusy, setBusy] = useState(false);

  const failureOf = (error: unknown): State => {
    const name = error instanceof ApiProblem ? error.name : null;
    if (name === 'validation') return { field: t('invalidEmail') };
    if (name === 'too-many-requests') return { failed: { title: t('throttled') } };
    return { failed: { title: t('sendFailed'), text: problemText(error) } };
  };

  const submit = async (typed: string) => {
    const email = typed.trim();
    if (isBusy) return;
    if (!email) return setState({ field: t('missingEmail') });
    setBusy(true);
    const before = state.sentTo ? { sentTo: state.sentTo } : {};
    try {
      const asked = { email, type, locale: currentLocale(), ...(next && { redirectUrl: next }) };
      await call<typeof sendAuthEmail>('POST /functions/send-auth-email', asked);
      setState({ sentTo: email, ...(state.sentTo && { again: true as const }) });
    } catch (error) {
      setState({ ...before, ...failureOf(error) });
    } finally {
      setBusy(false);
    }
  };

  return { submit, isBusy, startOver: () => setState({}), ...state };
}
