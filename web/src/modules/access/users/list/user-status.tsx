import { peopleWords } from '@leme/contract/access/people/texts/texts';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { Ban, CircleCheck } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { usersTexts } from '../texts/texts.ts';
import { firstAccess } from './first-access.ts';

/** Whether somebody may sign in, and below it whether that takes a code, and what the first time waits for. */
export function UserStatus({ user }: { user: UserRow }) {
  const t = useText(usersTexts);
  const words = useText(peopleWords);
  const waits = firstAccess(user, Temporal.Now.instant());
  const isActive = user.status === 'active';
  return (
    <span className="grid justify-items-start gap-0.5">
      <Chip
        tone={isActive ? 'success' : 'muted'}
        icon={isActive ? <CircleCheck aria-hidden="true" /> : <Ban aria-hidden="true" />}
      >
        {words(`users.choice.status.${user.status}`)}
      </Chip>
      {user.has_second_factor && <span className="text-muted-fg text-xs">{t('withCode')}</span>}
      {waits && <span className="text-muted-fg text-xs">{t(waits)}</span>}
    </span>
  );
}
