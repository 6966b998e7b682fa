import { canOpen, routeFor } from '@leme/contract/access/menu/navigation';
import { isPlatformRole, isRole } from '@leme/contract/access/roles';
import { accountPath, companyChooserPath } from '@leme/contract/access/route-table';
import { Building2, Keyboard, ListChecks, LogOut, type LucideIcon, UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useAccess } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import type { LatePanel } from '#ui/loading/late-panel.tsx';
import { MenuItem, MenuLabel, MenuPanel, MenuSeparator } from '#ui/menus/lazy/menu-panel.tsx';
import { ShellLink } from '../../shell/address.tsx';
import { useShell } from '../../shell/shell-context.tsx';
import { shellTexts } from '../../shell/texts/texts.ts';
import { LanguageChoices } from './language-panel.tsx';
import { personTexts } from './texts/texts.ts';
import { ThemeChoices } from './theme-panel.tsx';

export type Person = { name: string; email: string; role: string };
type PanelProps = Person & { panel: LatePanel };

/** What the own name opens. */
export function PersonPanel({ name, email, role, panel }: PanelProps) {
  return (
    <MenuPanel panel={panel} className="max-w-72">
      <MenuLabel>
        <span className="block truncate font-semibold text-fg text-sm">{name}</span>
        <span className="block truncate">{email}</span>
        <span className="block truncate lg:hidden">{role}</span>
      </MenuLabel>
      <MenuSeparator />
      <PersonItems />
    </MenuPanel>
  );
}

/** The same on a phone, with language and theme, which have no place of their own there. */
export function PhonePersonPanel({ name, role, panel }: PanelProps) {
  const t = useText(shellTexts);
  return (
    <MenuPanel panel={panel} className="w-72">
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
    </MenuPanel>
  );
}

function PersonItems({ children }: { children?: ReactNode | undefined }) {
  const t = useText(shellTexts);
  const words = useText(personTexts);
  const { role } = useSignedIn();
  const opensDashboard = canOpen(useAccess(), routeFor('/'));
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
      {opensDashboard && (
        <MenuItem asChild>
          <ShellLink path="/?steps=1">
            <ListChecks className="size-4" strokeWidth={1.75} />
            {words('firstSteps')}
          </ShellLink>
        </MenuItem>
      )}
      <MenuSeparator />
      {children}
      {link('/logout', LogOut, 'signOut')}
    </>
  );
}
