import {
  metCriteria,
  type PasswordCriterion,
  passwordCriteria,
  passwordStrength,
} from '@leme/contract/access/password';
import { Circle, CircleCheck } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { setPasswordMessages } from './late-messages.ts';

const criteria = Object.keys(passwordCriteria) as PasswordCriterion[];
const labels = { strong: 'strong', medium: 'medium', weak: 'weakLabel' } as const;

/** How strong a password is and which of the five criteria it meets, said in words as well as shown. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useText(setPasswordMessages);
  const met = new Set(metCriteria(password));
  return (
    <div className="grid gap-2">
      <p aria-live="polite">
        {t('strength')} <strong>{password && t(labels[passwordStrength(password)])}</strong>
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
