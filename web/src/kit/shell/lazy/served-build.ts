const timeoutMs = 4_000;

/**
 * Reloads into the build that the server gives this browser now. A service worker that stands between would answer with
 * the build it keeps, so the one of that build takes its place first.
 */
export async function takeServedBuild(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await changeWorker(registration);
  location.reload();
}

async function changeWorker(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    // Without a connection the build at hand is the best there is.
    return;
  }
  if (registration.installing) await reached(registration.installing, ['installed', 'redundant']);
  const next = registration.waiting;
  if (!next) return;
  const isDone = reached(next, ['activated', 'redundant']);
  next.postMessage({ type: 'SKIP_WAITING' });
  // A browser may keep the old worker for as long as it believes it busy; without any the page comes from the server.
  if (!(await Promise.race([isDone, later()]))) await registration.unregister();
}

function reached(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<true> {
  return new Promise((resolve) => {
    const look = () => {
      if (states.includes(worker.state)) resolve(true);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function later(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, false));
}
