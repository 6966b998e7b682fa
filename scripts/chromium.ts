import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The system's Chromium. With `install` a missing one is installed by the system's package manager. */
export async function findChromium({ install: mayInstall }: { install: boolean }): Promise<string | null> {
  const found = await firstUsable();
  if (found || !mayInstall) return found;
  console.log('Installing Chromium …');
  const install = 'apt-get install -y -q --no-install-recommends';
  const packages = `apt-get update -q && (${install} chromium chromium-headless-shell || ${install} chromium)`;
  await new Promise((resolve) =>
    spawn('sh', ['-c', packages], { stdio: 'inherit' }).on('exit', resolve).on('error', resolve),
  );
  return await firstUsable();
}

/** Chromium without the frame of a browser, which needs half the work but has no camera; null where there is none. */
export const findChromiumShell = (): Promise<string | null> =>
  firstUsable(['/usr/bin/chromium-headless-shell']);

async function firstUsable(candidates: readonly (string | undefined)[] = places): Promise<string | null> {
  for (const place of candidates) {
    if (!place) continue;
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  return null;
}
