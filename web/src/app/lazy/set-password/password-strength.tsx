import type { KnownOfPerson } from '@leme/contract/access/sign-in/common-password';
import {
  judgePassword,
  metCriteria,
  type PasswordCriterion,
  passwordCriteria,
} from '@leme/contract/access/sign-in/password';
import { Circle, CircleCheck } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { setPasswordTexts } from './texts/texts.ts';

const criteria = Object.keys(passwordCriteria) as PasswordCriterion[];
const labels = { strong: 'strong', medium: 'medium', common: 'common', weak: 'weakLabel' } as const;

/** How strong a password of this person is, as the answer will judge it, and which of the five criteria it meets. */
export function PasswordStrength({ password, person }: { password: string; person: KnownOfPerson }) {
  const t = useText(setPasswordTexts);
  const met = new Set(metCriteria(password));
  return (
    <div className="grid gap-2">
      <p aria-live="polite">
        {t('strength')} <strong>{password && t(labels[judgePassword(password, person)])}</strong>
      </p>
      <ul className="grid gap-1">
        {criteria.map((name) => {
          const isMet = met.has(name);
          const Mark = isMet ? CircleCheck : Circle;
          return (
            <li
              key={name}
              className={
                isMet ? 'flex items-center gap-2 text-success-text' : 'flex items-center gap-2 text-muted-fg'
              }
            >
              <Mark aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
              {t(name)}
              <span className="sr-only">{t(isMet ? 'met' : 'unmet')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
