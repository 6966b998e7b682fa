import { Suspense } from 'react';
import { usePhone } from '#kit/browser/use-media.ts';
import { useText } from '#kit/text/i18n.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { lazyScreen } from '../../lazy-screen.ts';
import { useShell, useShellDialog } from '../shell-context.tsx';
import { shellTexts } from '../texts/texts.ts';
import { MenuBody } from './menu-body.tsx';

/** Few have the bar folded to a rail. */
const MenuRail = lazyScreen(async () => (await import('./lazy/menu-rail.tsx')).MenuRail);

export const sidebarId = 'menu-principal';

/** The menu: a bar or a rail beside the page, a sheet on phones. */
export function Sidebar() {
  const t = useText(shellTexts);
  const phone = usePhone();
  const { sidebar } = useShell();
  if (phone) return <MenuSheet />;
  const rail = sidebar === 'rail';
  return (
    <nav
      id={sidebarId}
      aria-label={t('mainMenu')}
      className={`sticky top-[calc(var(--header)+var(--stripe))] h-[calc(100dvh-var(--header)-var(--stripe))] shrink-0 self-start overflow-y-auto overscroll-contain border-e ${rail ? 'w-(--rail)' : 'w-(--sidebar)'}`}
    >
      <Suspense>{rail ? <MenuRail /> : <MenuBody />}</Suspense>
    </nav>
  );
}

function MenuSheet() {
  const t = useText(shellTexts);
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  return (
    <Sheet
      side="left"
      open={dialog === 'menu'}
      onOpenChange={(open) => setDialog(open ? 'menu' : null)}
      title={t('menu')}
      closeLabel={t('closeMenu')}
      className="[&>div]:px-0"
    >
      <nav id={sidebarId} aria-label={t('mainMenu')}>
        <MenuBody />
      </nav>
    </Sheet>
  );
}
