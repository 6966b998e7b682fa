import { ArrowLeft, type LucideIcon, Menu as MenuIcon, Search } from 'lucide-react';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { usePhoneHeaderContent } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { ShellLink } from '../address.tsx';
import { useOpenEntry } from '../menu/use-menu.ts';
import { useShell, useShellDialog } from '../shell-context.tsx';
import { shellTexts } from '../texts/texts.ts';
import { BellSlot } from './bell-slot.tsx';
import { NetState } from './net-state.tsx';
import { PhoneUserMenu } from './user-menu.tsx';

const tap = 'grid size-12 shrink-0 place-items-center rounded-md';

export function PhoneHeader() {
  const t = useText(shellTexts);
  const titleOf = usePageTitle();
  const { entry } = useOpenEntry();
  const { title, back, actions } = usePhoneHeaderContent();
  const words = title ?? titleOf(entry);
  return (
    <header
      data-sticky-head
      data-company-head
      className="sticky top-0 z-30 border-brand border-b-(length:--stripe) bg-surface pt-[env(safe-area-inset-top)]"
    >
      <div className="flex h-(--header) items-center px-1">
        {back === undefined ? (
          <DialogButton opens="menu" label={t('openMenu')} icon={MenuIcon} />
        ) : (
          <ShellLink path={back} aria-label={t('back')} className={tap}>
            <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.75} />
          </ShellLink>
        )}
        <p
          title={typeof words === 'string' ? words : undefined}
          className="wrap-anywhere line-clamp-2 min-w-0 flex-1 hyphens-auto font-semibold text-base/5"
        >
          {words}
        </p>
        <NetState />
        {back === undefined && <BellSlot large />}
        {back === undefined && <DialogButton opens="palette" label={t('openPalette')} icon={Search} />}
        {actions ?? <PhoneUserMenu />}
      </div>
    </header>
  );
}

type DialogButtonProps = { opens: 'menu' | 'palette'; label: string; icon: LucideIcon };

function DialogButton({ opens, label, icon: Icon }: DialogButtonProps) {
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={dialog === opens}
      onClick={() => setDialog(opens)}
      className={tap}
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
    </button>
  );
}
