import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useBrand } from '#kit/brand.ts';
import { lateCode } from '#kit/fetch-code.ts';
import { useText } from '#kit/i18n.ts';
import { PageStarProvider } from '#kit/page-star.tsx';
import { useSignedIn } from '#kit/session.tsx';
import { thumbBarId } from '#kit/thumb-bar.tsx';
import { cn } from '#ui/cn.ts';
import { useLate } from '#ui/late.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { LogoutScreen } from '../sign-in/late-logout.ts';
import { ActingBanner } from './acting-banner.tsx';
import { useAddress } from './address.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallNotice } from './install-notice.tsx';
import { NoticeSlot } from './notice-slot.tsx';
import { pageId } from './page-id.ts';
import { PhoneHeader } from './phone-header.tsx';
import { type ShellDialog, ShellStateProvider, useShell, useShellDialog } from './shell-context.tsx';
import { ShellShortcuts } from './shell-shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import { shellTexts } from './texts/texts.ts';
import { UpdateNotice } from './update-notice.tsx';
import { usePhone } from './use-media.ts';
import { useRecordVisits } from './use-recents.ts';

const ShortcutSheet = lazyScreen(
  async () => (await import('../lazy/palette/shortcut-sheet.tsx')).ShortcutSheet,
);
const palette = lateCode(() => import('../lazy/palette/palette.tsx'));
const OutboxList = lazyScreen(async () => (await import('./outbox-list.tsx')).OutboxList);
const VersionHistory = lazyScreen(async () => (await import('./version-history.tsx')).VersionHistory);
const Selling = lazyScreen(async () => (await import('./selling.tsx')).Selling);
const mainId = 'conteudo';
/** By then the page one came for has what it needs. */
const calmMs = 2_000;

/** The frame around every page behind the sign-in: header, menu, banners, the one `main`, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText(shellTexts);
  useBrand(useSignedIn().tenant);
  useLaterAhead();
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
        <UpdateNotice />
        <InstallNotice />
        <Frame>{children}</Frame>
        <BegunByAddress />
        <LatePalette />
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
          <ActingBanner />
          <NoticeSlot />
          <Main>{children}</Main>
          <Footer />
          <div
            id={thumbBarId}
            data-keep-clear
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
      LogoutScreen.preload().catch(() => undefined);
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(bring, { timeout: 5_000 });
      else bring();
    }, calmMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Drawn in the same moment it is asked for, once its code is there; what suspends would be drawn a third of a second later. */
function LatePalette() {
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  const code = useLate(palette, dialog === 'palette', () => setDialog(null));
  return code && <code.Palette />;
}

/** The code of a dialog comes with its first opening. */
function OnDemand({ dialog, children }: { dialog: ShellDialog; children: ReactNode }) {
  const open = useShellDialog();
  const [wanted, setWanted] = useState(false);
  if (open === dialog && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}
