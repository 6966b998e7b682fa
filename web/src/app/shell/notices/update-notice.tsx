import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAuthSession, useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useOutboxStatus } from '#kit/device/outbox-status.ts';
import { useHasUnsaved } from '#kit/form/unsaved.ts';
import { useBanner } from '#kit/shell/banners.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { shellTexts } from '../texts/texts.ts';
import { startServiceWorker } from './service-worker.ts';

let started = false;

/**
 * Says that another build is served than this one; the person chooses when to reload. A worker that waits is only the
 * occasion to ask which build that is: it may be of one the person's company does not get.
 */
export function UpdateNotice() {
  const t = useText(shellTexts);
  const { reload: askAgain } = useAuthSession();
  const { served_build } = useSignedIn();
  const [passedOver, setPassedOver] = useState<string | null>(null);
  const { queued } = useOutboxStatus();
  const hasUnsaved = useHasUnsaved();
  // Outside system: the service worker, registered once for the document.
  useEffect(() => {
    if (started) return;
    started = true;
    startServiceWorker(askAgain).catch(() => undefined);
  }, [askAgain]);
  const locale = useLocale();
  // Outside system: what the service worker keeps.
  useEffect(() => {
    if (locale === 'pt-BR') return;
    import('./lazy/keep-words.ts').then(({ keepWords }) => keepWords(locale)).catch(() => undefined);
  }, [locale]);
  const reload = () =>
    import('#kit/shell/lazy/served-build.ts').then(
      ({ takeServedBuild }) => takeServedBuild(),
      () => location.reload(),
    );
  useBanner(
    'update',
    served_build && served_build !== __BUILD__.version && served_build !== passedOver
      ? {
          icon: <RefreshCw aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
          children: queued > 0 ? t('updateAfterQueue', { count: queued }) : t('updateNotice'),
          // A reload now would cost what is typed, or leave taps behind in a version that may read them differently.
          action: queued === 0 && !hasUnsaved && (
            <Button size="sm" onClick={reload}>
              {t('reload')}
            </Button>
          ),
          close: { label: t('notNow'), onClose: () => setPassedOver(served_build) },
        }
      : null,
  );
  return null;
}
