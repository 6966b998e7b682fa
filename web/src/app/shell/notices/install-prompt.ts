import { readStored, store } from '#ui/style/stored.ts';
import { iosHintDelayMs, isIosSafari, mayAskToInstall } from './install-timing.ts';

/** What the browser hands out where an application can be installed; not in the standard's types. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };
export type InstallOffer = { kind: 'prompt'; ask: () => Promise<unknown> } | { kind: 'ios' };

const storageKey = 'leme.install-dismissed';
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

let early: InstallEvent | null = null;
// The browser offers once, often before the first screen stands.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  if (isInstallEvent(event)) early = event;
});

/** Remembers for 24 hours that the person does not want to install. */
export function rememberDismissal(): void {
  store(storageKey, String(Date.now()));
}

/** Calls back when the application can be installed here, and with `null` once it is. Returns how to stop. */
export function watchInstall(onOffer: (offer: InstallOffer | null) => void): () => void {
  if (isInstalled() || !mayAskToInstall(readStored(storageKey), Date.now())) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const offer = () => early && onOffer({ kind: 'prompt', ask: early.prompt.bind(early) });
  addEventListener('beforeinstallprompt', offer, { signal });
  addEventListener('appinstalled', () => onOffer(null), { signal });
  offer();
  const ios = isIosSafari(navigator.userAgent, navigator.maxTouchPoints);
  const timer = ios ? setTimeout(() => onOffer({ kind: 'ios' }), iosHintDelayMs) : undefined;
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
