import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useBrand } from '#kit/brand/brand.ts';
import { usePhone } from '#kit/browser/use-media.ts';
import { whenCalm } from '#kit/browser/when-calm.ts';
import { onLive } from '#kit/live/live-changes.ts';
import { PageStarProvider } from '#kit/shell/page-star.tsx';
import { thumbBarId } from '#kit/shell/thumb-bar.tsx';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { keepClear } from '#ui/feedback/keep-clear.ts';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import { cn } from '#ui/style/cn.ts';
import { LogoutScreen } from '../guards/visitors/lazy-logout.ts';
import { lazyScreen } from '../lazy-screen.ts';
import { useAddress } from './address.tsx';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { PhoneHeader } from './header/phone-header.tsx';
import { OwnWords } from './language/own-words.tsx';
import { WithdrawnLanguage } from './language/withdrawn-language.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { ActingNotice } from './notices/acting-notice.tsx';
import { MaintenanceNotice } from './notices/company/maintenance-notice.tsx';
import { ConnectionNotice } from './notices/connection-notice.tsx';
import { DemoNotice } from './notices/demo-notice.tsx';
import { IncompleteNotice } from './notices/incomplete-notice.tsx';
import { InstallNotice } from './notices/install-notice.tsx';
import { NoticeSlot } from './notices/notice-slot.tsx';
import { UpdateNotice } from './notices/update-notice.tsx';
import { FavouriteStar } from './own-pages/favourite-star.tsx';
import { pageId } from './own-pages/page-id.ts';
import { useRecordVisits } from './own-pages/use-recents.ts';
import { type ShellDialog, ShellStateProvider, useShell, useShellDialog } from './shell-context.tsx';
import { ShellShortcuts } from './shell-shortcuts.tsx';
import { shellTexts } from './texts/texts.ts';

const ShortcutSheet = lazyScreen(
  async () => (await import('../lazy/palette/shortcut-sheet.tsx')).ShortcutSheet,
);
const palette = lazyCode(() => import('../lazy/palette/palette.tsx'));
const OutboxList = lazyScreen(async () => (await import('../lazy/outbox-list.tsx')).OutboxList);
const VersionHistory = lazyScreen(async () => (await import('../lazy/version-history.tsx')).VersionHistory);
const Selling = lazyScreen(async () => (await import('../lazy/selling/selling.tsx')).Selling);
const mainId = 'conteudo';
/** By then the page one came for has what it needs. */
const calmMs = 2_000;

/** The frame around every page behind the sign-in: header, menu, banners, the one `main`, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText(shellTexts);
  useBrand(useSignedIn().tenant);
  useLaterAhead();
  // Outside system: the stream of changes. A page that shows none of them hears when the person's rights are others.
  useEffect(() => onLive(() => undefined), []);
  const labels = {
    region: t('toastRegion'),
    notification: t('toastNotification'),
    close: t('close'),
    undo: t('undo'),
  };
  return (
    <ToastProvider labels={labels}>
      <ShellStateProvider>
        <ShellShortcuts />
        <VisitRecorder />
        <ConnectionNotice />
        <DemoNotice />
        <MaintenanceNotice />
        <IncompleteNotice />
        <UpdateNotice />
        <WithdrawnLanguage />
        <OwnWords />
        <InstallNotice />
        <Frame>{children}</Frame>
        <BegunByAddress />
        <LazyPalette />
        <OnDemand dialog="shortcuts">
          <ShortcutSheet />
        </OnDemand>
        <OnDemand dialog="outbox">
          <OutboxList />
        </OnDemand>
        <OnDemand dialog="versions">
          <VersionHistory />
        </OnDemand>
      </ShellStateProvider>
    </ToastProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText(shellTexts);
  const phone = usePhone();
  const { sidebar } = useShell();
  return (
    <div id={pageId} className="flex min-h-dvh flex-col pb-[var(--bottom-bar)]">
      <SkipLink target={mainId}>{t('skip')}</SkipLink>
      {phone ? <PhoneHeader /> : <Header />}
      <div className="flex flex-1">
        <Sidebar />
        <div
          className={cn(
            'flex min-w-0 flex-1 flex-col',
            sidebar === 'rail' && 'md:[--gutter:16px]',
            phone && '[--gutter:12px]',
          )}
        >
          <ActingNotice />
          <NoticeSlot />
          <Main>{children}</Main>
          <Footer />
          <div
            id={thumbBarId}
            {...keepClear}
            className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 empty:hidden"
          />
        </div>
      </div>
      {phone && <BottomBar />}
    </div>
  );
}

/**
 * The one `main`. It takes the focus when the page changes, so that reading and tabbing start there. On a phone it fills
 * the screen from the start, so that nothing jumps when the rows come.
 */
function Main({ children }: { children: ReactNode }) {
  const { pathname, path } = useAddress();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what moves the focus
  useEffect(() => {
    if (first.current) first.current = false;
    else if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main
      ref={main}
      id={mainId}
      tabIndex={-1}
      className="@container mx-auto w-full max-w-[1440px] flex-1 scroll-mt-15 px-(--gutter) pt-5 pb-6 outline-none max-md:min-h-[calc(100dvh-var(--header))] max-md:pt-3"
    >
      <PageStarProvider value={<FavouriteStar path={path} />}>{children}</PageStarProvider>
    </main>
  );
}

function VisitRecorder() {
  useRecordVisits();
  return null;
}

/** A booking or a session that the address begins, over whatever page it names. */
function BegunByAddress() {
  const begins = useLocation({ select: ({ search }) => 'new' in search });
  return (
    begins && (
      <Suspense fallback={null}>
        <Selling />
      </Suspense>
    )
  );
}

/** Search and leaving are there at once when asked for, without a signal too: their code comes when nothing else is to do. */
function useLaterAhead(): void {
  // Outside system: the idle time of the browser.
  useEffect(() => {
    const bring = () => {
      void palette.fetch();
      LogoutScreen.fetch().catch(() => undefined);
    };
    const timer = setTimeout(() => void whenCalm(5_000).then(bring), calmMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Drawn in the same moment it is asked for, once its code is there; what suspends would be drawn a third of a second later. */
function LazyPalette() {
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  const code = useLazyModule(palette, dialog === 'palette', () => setDialog(null));
  return code && <code.Palette />;
}

/** The code of a dialog comes with its first opening. */
function OnDemand({ dialog, children }: { dialog: ShellDialog; children: ReactNode }) {
  const open = useShellDialog();
  const [wanted, setWanted] = useState(false);
  if (open === dialog && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}
