import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { packagedChromium } from './packaged-chromium.ts';

/** First the shell without the frame of a browser, which needs half the work. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

type Choice = { wanted?: string; places?: readonly string[]; packaged?: () => Promise<string | null> };

/**
 * The browser of journeys and benches, for everybody who needs one: what `LEME_BROWSER` names, where `packaged` hides
 * the system's; else the system's, else the one of the development packages. Says what to install where none starts.
 */
export async function findChromium({
  wanted = process.env.LEME_BROWSER,
  places = systemPlaces,
  packaged = packagedChromium,
}: Choice = {}): Promise<string> {
  const isNamed = wanted !== undefined && wanted !== '' && wanted !== 'packaged';
  const reasons: string[] = [];
  for (const place of isNamed ? [wanted] : wanted === 'packaged' ? [] : places) {
    const reason = await whyNot(place);
    if (reason === null) return place;
    if (reason !== '') reasons.push(reason);
  }
  const unpacked = isNamed ? null : await packaged().catch((error) => void reasons.push(error.message));
  if (unpacked) {
    const reason = await whyNot(unpacked);
    if (reason === null) return unpacked;
    reasons.push(reason);
  }
  throw new Error([`No browser was found for the journeys. ${advice(isNamed)}`, ...reasons].join('\n'));
}

const advice = (isNamed: boolean) =>
  isNamed
    ? 'LEME_BROWSER names none that starts.'
    : 'Please install Chromium or Chrome (Debian and Ubuntu: apt-get install chromium; macOS and Windows: Chrome in ' +
      'its usual place), or name one in LEME_BROWSER. Only on Linux with x64 one comes with the packages.';

/** Null for a browser that starts, nothing for a file that is not there, else what it said. */
async function whyNot(place: string): Promise<string | null> {
  const isThere = await access(place, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isThere) return '';
  // On Windows the question for its version opens a window.
  if (process.platform === 'win32') return null;
  return await promisify(execFile)(place, ['--version'], { timeout: 30_000 }).then(
    () => null,
    (error) => `${place} does not start: ${String(error.stderr || error.message).trim()}`,
  );
}
