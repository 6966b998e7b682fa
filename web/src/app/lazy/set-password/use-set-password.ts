import type { KnownOfPerson } from '@leme/contract/access/sign-in/common-password';
import type { verifyAuthToken } from '@leme/contract/access/sign-in/link-endpoints';
import { judgePassword, passwordCriteria } from '@leme/contract/access/sign-in/password';
import { useState } from 'react';
import { ApiProblem, call } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { safeNext } from '../../guards/address/safe-next.ts';
import { setPasswordTexts } from './texts/texts.ts';

const kinds = ['first_access', 'password_reset', 'recovery'] as const;
export type LinkKind = (typeof kinds)[number];

export type PasswordLink = { token: string; type: LinkKind };

export function linkKind(type: string | undefined): LinkKind | undefined {
  return kinds.find((kind) => kind === type);
}

const common = { pointer: '/password', code: 'common-password' };

type State = {
  password?: string;
  confirmation?: string;
  refused?: { title: string; isLinkOver?: true };
};

/** Where the password is handed in; answers where it leads from here. */
export type HandIn = (password: string) => Promise<string>;

/** Hands in a password by a link. */
export function byLink(link: PasswordLink): HandIn {
  return async (password) => {
    const redeemed = { ...link, password };
    const { redirectUrl } = await call<typeof verifyAuthToken>('POST /functions/verify-auth-token', redeemed);
    return safeNext(redirectUrl, location.origin) ?? '/auth';
  };
}

/** Checks the two fields, hands the password in and says what went wrong where. */
export function useSetPassword(handIn: HandIn, person: KnownOfPerson) {
  const t = useText(setPasswordTexts);
  const problemText = useProblemText();
  const [state, setState] = useState<State>({});
  const [leadsTo, setLeadsTo] = useState<string>();

  const faultsOf = (password: string, confirmation: string): State => {
    if (!password) return { password: t('missing') };
    if (!passwordCriteria.length(password))
      return { password: t('tooShort'), refused: { title: t('weakTitle') } };
    const verdict = judgePassword(password, person);
    if (verdict === 'weak') return { password: t('weak'), refused: { title: t('weakTitle') } };
    if (verdict === 'common') return { password: faultText(common), refused: { title: t('weakTitle') } };
    if (!confirmation) return { confirmation: t('missingConfirmation') };
    return password === confirmation ? {} : { confirmation: t('mismatch') };
  };

  const { run, isBusy } = useVerb(handIn, {
    done: setLeadsTo,
    place: (error) => {
      const errors = error instanceof ApiProblem ? error.errors : [];
      const fault = errors.find(({ pointer }) => pointer === '/password');
      const isInvalid = error instanceof ApiProblem && error.name === 'link-invalid';
      if (fault) setState({ password: faultText(fault), refused: { title: t('weakTitle') } });
      else if (isInvalid) setState({ refused: { title: t('invalidToken'), isLinkOver: true } });
      else setState({ refused: { title: problemText(error) } });
      return true;
    },
  });
  const submit = async (password: string, confirmation: string) => {
    const faults = faultsOf(password, confirmation);
    setState(faults);
    if (Object.keys(faults).length === 0) await run(password);
  };

  return { submit, isBusy, leadsTo, ...state };
}
