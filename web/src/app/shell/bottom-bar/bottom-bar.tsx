import { Menu as MenuIcon } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { keepClear } from '#ui/feedback/keep-clear.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ShellLink } from '../address.tsx';
import { useMenuPages, useOpenEntry } from '../menu/use-menu.ts';
import { useShell } from '../shell-context.tsx';
import { shellTexts } from '../texts/texts.ts';
import { bottomBarItems } from './bottom-bar-items.ts';

const stop =
  'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-muted-fg text-xs aria-[current]:font-semibold aria-[current]:text-fg aria-[current]:[&_svg]:text-brand-text';

/** The crew's pages at the thumb, on phones. */
export function BottomBar() {
  const { role } = useSignedIn();
  const items = bottomBarItems(role, useMenuPages());
  return items.length > 0 && <Bar items={items} />;
}

function Bar({ items }: { items: ReturnType<typeof bottomBarItems> }) {
  const t = useText(shellTexts);
  const { setDialog } = useShell();
  const { markedPath } = useOpenEntry();
  // Outside system: toasts and the screens' own bars stand above the height they find in the document's style.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', '64px');
    return () => {
      style.removeProperty('--bottom-bar');
    };
  }, []);
  return (
    <nav
      aria-label={t('shortcutsBar')}
      {...keepClear}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex h-(--bottom-bar)">
        {items.map(({ path, label, icon }) => (
          <ShellLink
            key={path}
            path={path}
            aria-current={markedPath === path ? 'page' : undefined}
            className={stop}
          >
            <Icon name={icon} className="size-6" />
            {t(label)}
          </ShellLink>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setDialog('menu')} className={stop}>
          <MenuIcon aria-hidden="true" className="size-6" strokeWidth={1.75} />
          {t('menu')}
        </button>
      </div>
    </nav>
  );
}
