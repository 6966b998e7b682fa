import type { sendAuthEmail } from '@leme/contract/access/sign-in/link-endpoints';
import { useState } from 'react';
import { ApiProblem, call } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { linksTexts } from './texts/texts.ts';

export type AskedType = 'login' | 'password_reset';
type State = { field?: string; failed?: { title: string; text?: string }; sentTo?: string; again?: true };

/** Asks for a link by mail and says what went wrong where. `next` is the page the link leads back to. */
export function useAskLink(type: AskedType, next: string | null) {
  const t = useText(linksTexts);
  const problemText = useProblemText();
  const [state, setState] = useState<State>({});

  const failureOf = (error: unknown): State => {
    const name = error instanceof ApiProblem ? error.name : null;
    if (name === 'validation') return { field: t('invalidEmail') };
    if (name === 'too-many-requests') return { failed: { title: t('throttled') } };
    return { failed: { title: t('sendFailed'), text: problemText(error) } };
  };

  const { run, isBusy } = useVerb(
    (email: string) =>
      call<typeof sendAuthEmail>('POST /functions/send-auth-email', {
        email,
        type,
        locale: currentLocale(),
        ...(next && { redirectUrl: next }),
      }),
    {
      done: (_, email) => setState({ sentTo: email, ...(state.sentTo && { again: true as const }) }),
      place: (error) => {
        setState({ ...(state.sentTo && { sentTo: state.sentTo }), ...failureOf(error) });
        return true;
      },
    },
  );
  const submit = async (typed: string) => {
    const email = typed.trim();
    if (email) await run(email);
    else setState({ field: t('missingEmail') });
  };

  return { submit, isBusy, startOver: () => setState({}), ...state };
}
