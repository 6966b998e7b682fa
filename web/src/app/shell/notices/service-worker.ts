const checkEveryMs = 3_600_000;

type Policy = { createScriptURL: (address: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

/** The address of the worker through the one policy the page allows; it lets nothing else through. */
function workerAddress(): string {
  const address = '/sw.js';
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('sw', { createScriptURL: () => address });
  return policy ? policy.createScriptURL(address) : address;
}

function watchWorker(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const report = () => registration.waiting && navigator.serviceWorker.controller && onWaiting();
  const follow = () => registration.installing?.addEventListener('statechange', report);
  registration.addEventListener('updatefound', follow);
  follow();
  report();
}

/**
 * Registers the service worker once and calls back when a newer version waits. Nothing reloads by itself: the version
 * takes over when `takeServedBuild` is called or when every tab was closed.
 */
export async function startServiceWorker(onWaiting: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
  watchWorker(registration, onWaiting);
  const check = () => document.visibilityState === 'visible' && registration.update().catch(() => null);
  setInterval(check, checkEveryMs);
}
