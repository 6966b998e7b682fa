import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { useNotice } from '#kit/notices.ts';
import { useSession, useSignedIn } from '#kit/session.tsx';
import { useHasUnsaved } from '#kit/unsaved.ts';
import { useUnsent } from '#kit/unsent.ts';
import { Button } from '#ui/button.tsx';
import { startServiceWorker } from './service-worker.ts';
import { shellTexts } from './texts/texts.ts';

let started = false;

/**
 * Says that another build is served than this one; the person chooses when to reload. A worker that waits is only the
 * occasion to ask which build that is: it may be of one the person's company does not get.
 */
export function UpdateNotice() {
  const t = useText(shellTexts);
  const { reload: askAgain } = useSession();
  const { served_build } = useSignedIn();
  const [passedOver, setPassedOver] = useState<string | null>(null);
  const { queued } = useUnsent();
  const hasUnsaved = useHasUnsaved();
  // Outside system: the service worker, registered once for the document.
  useEffect(() => {
    if (started) return;
    started = true;
    startServiceWorker(askAgain).catch(() => undefined);
  }, [askAgain]);
  const reload = () =>
    import('#kit/served-build.ts').then(
      ({ takeServedBuild }) => takeServedBuild(),
      () => location.reload(),
    );
  useNotice(
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
