import { isCommonPassword, type KnownOfPerson } from './common-password.ts';

/** A company may ask for more characters, never for fewer. */
export const shortestPassword = 8;

/** The five criteria of a password, in the order they are shown. */
export const passwordCriteria = {
  length: (password: string) => [...password].length >= shortestPassword,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;
export type PasswordCriterion = keyof typeof passwordCriteria;

/** Which criteria a password meets. */
export function metCriteria(password: string): PasswordCriterion[] {
  return (Object.keys(passwordCriteria) as PasswordCriterion[]).filter((name) =>
    passwordCriteria[name](password),
  );
}

/** What meter and answer say of a new password; `weak` and `common` are refused. */
export type PasswordVerdict = 'weak' | 'common' | 'medium' | 'strong';

/**
 * Weak below eight characters or three criteria, common where whoever knows the person soon guesses it; strong with all
 * five criteria.
 */
export function judgePassword(password: string, person?: KnownOfPerson): PasswordVerdict {
  const score = metCriteria(password).length;
  if (!passwordCriteria.length(password) || score < 3) return 'weak';
  if (isCommonPassword(password, person)) return 'common';
  return score === 5 ? 'strong' : 'medium';
}
