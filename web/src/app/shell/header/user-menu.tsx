import { isPlatformRole, isRole, roleKey } from '@leme/contract/access/roles';
import { accountPath, companyChooserPath } from '@leme/contract/access/route-table';
import { accessWords } from '@leme/contract/access/texts/texts';
import { Building2, ChevronDown, Keyboard, LogOut, type LucideIcon, UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Avatar } from '#ui/icons/avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/menus/menu.tsx';
import { ShellLink } from '../address.tsx';
import { useShell } from '../shell-context.tsx';
import { shellTexts } from '../texts/texts.ts';
import { LanguageChoices } from './language-menu.tsx';
import { ThemeChoices } from './theme-menu.tsx';

/** Name and role of the person; the e-mail stands in for a missing name. */
function usePerson() {
  const { user, role } = useSignedIn();
  const t = useText(accessWords);
  return { name: user.user_metadata.full_name || user.email, email: user.email, role: t(roleKey(role)) };
}

export function UserMenu() {
  const t = useText(shellTexts);
  const { name, email, role } = usePerson();
  const trigger = (
    <button
      type="button"
      className="flex h-11 items-center gap-2 rounded-md ps-1.5 pe-1 text-start hover:bg-muted data-[state=open]:bg-muted"
    >
      <span className="sr-only">{t('account')} </span>
      <Avatar name={name} />
      <span className="max-w-36 max-lg:sr-only">
        <span className="block truncate font-semibold text-xs">{name}</span>
        <span className="block truncate text-muted-fg text-xs">{role}</span>
      </span>
      <ChevronDown aria-hidden="true" className="size-3.5 text-muted-fg max-lg:hidden" strokeWidth={1.75} />
    </button>
  );
  return (
    <Menu trigger={trigger} className="max-w-72">
      <MenuLabel>
        <span className="block truncate font-semibold text-fg text-sm">{name}</span>
        <span className="block truncate">{email}</span>
        <span className="block truncate lg:hidden">{role}</span>
      </MenuLabel>
      <MenuSeparator />
      <PersonItems />
    </Menu>
  );
}

/** The same on a phone, with language and theme, which have no place of their own there. */
export function PhoneUserMenu() {
  const t = useText(shellTexts);
  const { name, role } = usePerson();
  const trigger = (
    <button type="button" className="grid size-12 shrink-0 place-items-center rounded-md">
      <span className="sr-only">
        {t('account')} {name}
      </span>
      <Avatar name={name} className="size-8" />
    </button>
  );
  return (
    <Menu trigger={trigger} className="w-72">
      <MenuLabel>
        <span className="block truncate font-semibold text-base text-fg">{name}</span>
        <span className="block truncate">{role}</span>
      </MenuLabel>
      <MenuSeparator />
      <PersonItems>
        <MenuLabel>{t('theme')}</MenuLabel>
        <ThemeChoices />
        <MenuLabel>{t('language')}</MenuLabel>
        <LanguageChoices />
        <MenuSeparator />
      </PersonItems>
    </Menu>
  );
}

function PersonItems({ children }: { children?: ReactNode | undefined }) {
  const t = useText(shellTexts);
  const { role } = useSignedIn();
  const { setDialog } = useShell();
  const isOperator = isRole(role) && isPlatformRole(role);
  const link = (path: string, Icon: LucideIcon, name: 'account' | 'companies' | 'signOut') => (
    <MenuItem asChild>
      <ShellLink path={path}>
        <Icon className="size-4" strokeWidth={1.75} />
        {t(name)}
      </ShellLink>
    </MenuItem>
  );
  return (
    <>
      {link(accountPath, UserRoundCog, 'account')}
      {isOperator && link(companyChooserPath, Building2, 'companies')}
      <MenuItem
        icon={<Keyboard className="size-4" strokeWidth={1.75} />}
        shortcut="?"
        onSelect={() => setDialog('shortcuts')}
      >
        {t('shortcuts')}
      </MenuItem>
      <MenuSeparator />
      {children}
      {link('/logout', LogOut, 'signOut')}
    </>
  );
}
