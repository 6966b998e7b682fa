import { type BrowserContextOptions, chromium } from 'playwright';
import { findChromium } from '../scripts/browser/chromium.ts';

export const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a folder of its own, in which it keeps what it was brought. */
export async function openFolder(folder: string, options: BrowserContextOptions) {
  const executablePath = await findChromium();
  return await chromium.launchPersistentContext(folder, { ...options, executablePath, args: switches });
}

/**
 * Installs the application in a folder that devices copy: its worker fetches all files one after the other, which takes
 * seconds. The page of visitors, where nobody leaves anything of theirs, has no worker by itself.
 */
export async function install(address: string, folder: string): Promise<void> {
  const context = await openFolder(folder, { baseURL: address });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.evaluate(registerWorker);
  await context.close();
}

type PolicyFactory = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string };
};

/** Runs in the page: what the shell does for whoever is signed in, through the one policy the page allows. */
async function registerWorker(): Promise<void> {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('sw', { createScriptURL: (address: string) => address });
  await navigator.serviceWorker.register(policy?.createScriptURL('/sw.js') ?? '/sw.js', { scope: '/' });
  await navigator.serviceWorker.ready;
}
