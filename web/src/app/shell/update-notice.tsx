import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { useNotice } from '#kit/notices.ts';
import { Button } from '#ui/button.tsx';
import { shellMessages } from './messages.ts';
import { activateUpdate, startServiceWorker } from './service-worker.ts';

let started: Promise<ServiceWorkerRegistration | null> | null = null;
let waiting = false;
let report: (() => void) | null = null;

function startOnce(): void {
  started ??= startServiceWorker(() => {
    waiting = true;
    report?.();
  }).catch(() => null);
}

/** Says that a newer version is ready; the person chooses when to reload. */
export function UpdateNotice() {
  const t = useText(shellMessages);
  const [ready, setReady] = useState(waiting);
  // Outside system: the service worker, registered once for the document.
  useEffect(() => {
    report = () => setReady(true);
    startOnce();
    return () => {
      report = null;
    };
  }, []);
  const reload = async () => {
    const registration = await started;
    if (registration) activateUpdate(registration);
  };
  useNotice(
    'update',
    ready
      ? {
          icon: <RefreshCw aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
          children: t('updateNotice'),
          action: (
            <Button size="sm" onClick={reload}>
              {t('reload')}
            </Button>
          ),
          close: { label: t('notNow'), onClose: () => setReady(false) },
        }
      : null,
  );
  return null;
}
