import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { ChevronDown } from 'lucide-react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Avatar } from '#ui/icons/avatar.tsx';
import { LazyTrigger } from '#ui/loading/lazy-trigger.tsx';
import type { Person } from '../../lazy/person/person-panel.tsx';
import { shellTexts } from '../texts/texts.ts';

const source = lazyCode(() => import('../../lazy/person/person-panel.tsx'));

/** Name and role of the person; the e-mail stands in for a missing name. */
function usePerson(): Person {
  const { user, role } = useSignedIn();
  const t = useText(accessWords);
  return { name: user.user_metadata.full_name || user.email, email: user.email, role: t(roleKey(role)) };
}

export function UserMenu() {
  const t = useText(shellTexts);
  const person = usePerson();
  const trigger = (
    <button
      type="button"
      className="flex h-11 items-center gap-2 rounded-md ps-1.5 pe-1 text-start hover:bg-muted data-[state=open]:bg-muted"
    >
      <span className="sr-only">{t('account')} </span>
      <Avatar name={person.name} />
      <span className="max-w-36 max-lg:sr-only">
        <span className="block truncate font-semibold text-xs">{person.name}</span>
        <span className="block truncate text-muted-fg text-xs">{person.role}</span>
      </span>
      <ChevronDown aria-hidden="true" className="size-3.5 text-muted-fg max-lg:hidden" strokeWidth={1.75} />
    </button>
  );
  return (
    <LazyTrigger source={source} opens="menu" trigger={trigger}>
      {({ PersonPanel }, panel) => <PersonPanel panel={panel} {...person} />}
    </LazyTrigger>
  );
}

/** The same on a phone. */
export function PhoneUserMenu() {
  const t = useText(shellTexts);
  const person = usePerson();
  const trigger = (
    <button type="button" className="grid size-12 shrink-0 place-items-center rounded-md">
      <span className="sr-only">
        {t('account')} {person.name}
      </span>
      <Avatar name={person.name} className="size-8" />
    </button>
  );
  return (
    <LazyTrigger source={source} opens="menu" trigger={trigger}>
      {({ PhonePersonPanel }, panel) => <PhonePersonPanel panel={panel} {...person} />}
    </LazyTrigger>
  );
}
