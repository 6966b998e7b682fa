/** The five criteria of a password, in the order they are shown. */
export const passwordCriteria = {
  length: (password: string) => [...password].length >= 8,
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

/** Weak, medium or strong: below three criteria, three or four, all five. */
export function passwordStrength(password: string): 'weak' | 'medium' | 'strong' {
  const score = metCriteria(password).length;
  if (score === 5) return 'strong';
  return score >= 3 ? 'medium' : 'weak';
}

/** Whether a password may be chosen: at least eight characters, and three criteria in all. */
export function isAcceptablePassword(password: string): boolean {
  return passwordCriteria.length(password) && passwordStrength(password) !== 'weak';
}
