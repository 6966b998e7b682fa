import { PanelLeft, Search } from 'lucide-react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { TenantMark } from '#ui/brand/tenant-mark.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { sidebarId } from '../menu/sidebar.tsx';
import { useShell } from '../shell-context.tsx';
import { keyCaps } from '../shortcut-keys.ts';
import { shellTexts } from '../texts/texts.ts';
import { BellSlot } from './bell-slot.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NetState } from './net-state.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header from 768 px up, with the tenant's stripe as its lower edge. */
export function Header() {
  return (
    <header
      data-sticky-head
      data-company-head
      className="sticky top-0 z-30 flex h-[calc(var(--header)+var(--stripe))] items-center gap-1 border-brand border-b-(length:--stripe) bg-surface pe-4"
    >
      <Company />
      <PaletteField />
      <span className="flex-1" />
      <NetState />
      <BellSlot />
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
}

function Company() {
  const t = useText(shellTexts);
  const { tenant } = useSignedIn();
  const { sidebar, toggleSidebar } = useShell();
  const expanded = sidebar === 'expanded';
  return (
    <div className="flex min-w-0 shrink-0 items-center gap-2 px-1.5 max-lg:max-w-52 lg:w-(--sidebar)">
      <IconButton
        name={t(expanded ? 'collapseMenu' : 'expandMenu')}
        shortcut={keyCaps('mod+b').join('+')}
        aria-expanded={expanded}
        aria-controls={sidebarId}
        onClick={toggleSidebar}
        icon={<PanelLeft className="size-4.5" strokeWidth={1.75} />}
      />
      <TenantMark src={tenant.logo_url} name={tenant.is_platform ? undefined : tenant.name} />
      <span className="truncate font-semibold" title={tenant.name}>
        {tenant.name}
      </span>
    </div>
  );
}

function PaletteField() {
  const t = useText(shellTexts);
  const { setDialog } = useShell();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setDialog('palette')}
      className="flex h-(--control) min-w-0 shrink basis-100 items-center gap-2 rounded-md border border-edge bg-surface ps-3 pe-2 text-muted-fg hover:bg-muted lg:ms-2"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate text-start">{t('findOrGo')}</span>
      <span aria-hidden="true" className="flex gap-1 max-lg:hidden">
        {keyCaps('mod+k').map((cap) => (
          <Key key={cap}>{cap}</Key>
        ))}
      </span>
    </button>
  );
}
