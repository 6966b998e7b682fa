import { setTimeout as sleep } from 'node:timers/promises';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import type { BrowserContext, Locator, Page } from 'playwright';
import { openPage } from '../browser.ts';
import { heldBy, readyForSea } from '../signal/at-sea.ts';
import type { Step } from './pier-plan.testing.ts';
import { collectPresses, type Seen, watchRows } from './row-watch.testing.ts';
import { openSignal, type Signal } from './signal.testing.ts';

export const words: Record<AttendanceState, string> = {
  pending: 'Pendente',
  checked_in: 'Check-in',
  no_show: 'No-show',
};

export type Guide = {
  id: string;
  signal: Signal;
  context: BrowserContext;
  page: Page;
  isOffline: boolean;
  /** Of this morning. */
  taps: Seen[];
  /** What this morning brought, and when. */
  diary: string[];
  /** Of all mornings. `missed` are presses a finger could not make, because the row changed under it. */
  counts: { reloads: number; kills: number; missed: number };
};

type Account = { id: string; email: string; password: string };

/** A guide with a phone of their own, signed in, and a signal that can be spoiled; `also` runs in every page. */
export async function hireGuide(
  server: string,
  { id, email, password }: Account,
  also: () => void = () => undefined,
): Promise<Guide> {
  const signal = await openSignal(server);
  const page = await openPage('phone', { baseURL: signal.address, serviceWorkers: 'allow' });
  const context = page.context();
  await context.addInitScript(watchRows);
  await context.addInitScript(also);
  const answer = await context.request.post('/api/auth/sign-in', {
    headers: { origin: signal.address },
    data: { email, password },
  });
  if (answer.status() !== 200) throw new Error(`sign-in answered ${answer.status()}`);
  const counts = { reloads: 0, kills: 0, missed: 0 };
  return { id, signal, context, page, isOffline: false, taps: [], diary: [], counts };
}

/** What the manifest takes for a slip of a wet finger, and a little. */
const slipMs = 700;
/** A row may change under the finger. */
const hand = { timeout: 4_000 };

/** Opens a session and waits until the phone could do without a connection. */
export async function arrive(guide: Guide, path: string, date: string): Promise<void> {
  guide.taps = [];
  guide.diary = [];
  await open(guide, () => guide.page.goto(path, { waitUntil: 'commit' }));
  await readyForSea(guide.page, date);
}

async function open({ page }: Guide, how: () => Promise<unknown>): Promise<void> {
  await how();
  await page.locator('[data-booking]').first().waitFor({ timeout: 30_000 });
}

export async function live(guide: Guide, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    guide.diary.push(`${Date.now()} ${JSON.stringify(step)}`);
    await suffer(guide, step);
  }
}

async function suffer(guide: Guide, step: Step): Promise<void> {
  const { signal } = guide;
  if (step.kind === 'tap') await tap(guide, step);
  if (step.kind === 'rest') await sleep(step.ms);
  if (step.kind === 'slow') signal.slow(step.ms);
  if (step.kind === 'swallow') signal.swallow(step.answers);
  if (step.kind === 'cut') signal.cut();
  if (step.kind === 'refuse') signal.refuse();
  if (step.kind === 'heal') await signal.heal();
  if (step.kind === 'offline' || step.kind === 'online') await setOffline(guide, step.kind === 'offline');
  if (step.kind === 'reload') await reload(guide);
  if (step.kind === 'kill') await kill(guide);
}

async function setOffline(guide: Guide, isOffline: boolean): Promise<void> {
  await guide.context.setOffline(isOffline);
  guide.isOffline = isOffline;
}

async function reload(guide: Guide): Promise<void> {
  guide.counts.reloads += 1;
  await open(guide, () => guide.page.reload({ waitUntil: 'commit' }));
}

async function kill(guide: Guide): Promise<void> {
  guide.counts.kills += 1;
  const path = guide.page.url();
  await guide.page.close({ runBeforeUnload: false });
  guide.page = await guide.context.newPage();
  await open(guide, () => guide.page.goto(path, { waitUntil: 'commit' }));
}

/** Presses the big button where a check-in is waited for, otherwise chooses in the menu of the status. */
async function tap(guide: Guide, { party, status }: Extract<Step, { kind: 'tap' }>): Promise<void> {
  const { page, taps } = guide;
  // A slow hand holds the button, and its sheet opens.
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  const rows = await page.evaluate(() => window.watch.rows());
  const isWet = (id: string) => taps.some(({ booking, at }) => booking === id && Date.now() - at < slipMs);
  const dry = Object.keys(rows).filter((id) => !isWet(id));
  const id = dry[Math.floor(party * dry.length)];
  if (id === undefined) return;
  const shown = rows[id]?.status;
  const instead = shown === words.pending ? 'checked_in' : 'pending';
  const wanted = shown === words[status] ? instead : status;
  const row = page.locator(`[data-booking="${id}"]`);
  // Its menu then opens above the messages at the lower edge.
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const isMade =
    shown === words.pending && wanted === 'checked_in'
      ? await row
          .locator('[data-control="check-in"]')
          .tap(hand)
          .then(...settled)
      : await choose(page, row.locator('[data-control="status"]'), words[wanted]);
  if (!isMade) guide.counts.missed += 1;
  // Whatever the hand believes: what counts is what the page noticed of it.
  taps.push(...(await page.evaluate(collectPresses)));
}

const settled = [() => true, () => false] as const;

/** Opens a menu and takes an item of it. */
async function choose(page: Page, trigger: Locator, word: string): Promise<boolean> {
  const item = page.getByRole('menuitem', { name: word }).first();
  const isOpen = await trigger.tap(hand).then(...settled);
  if (isOpen && (await item.tap(hand).then(...settled))) return true;
  await page.keyboard.press('Escape');
  return false;
}

export type Recovery = { ms: number; isTold: boolean };

const patienceMs = 90_000;

/** The signal is whole again; answers how long the queue then took to be empty. */
export async function recover(guide: Guide, isTold: boolean): Promise<Recovery> {
  if (isTold) await setOffline(guide, true);
  const hears = guide.isOffline;
  guide.signal.swallow(0);
  await guide.signal.heal();
  const began = Date.now();
  guide.diary.push(`${began} healed`);
  await setOffline(guide, false);
  while (!(await isDrained(guide.page))) {
    if (Date.now() - began > patienceMs) throw new Error(`the queue of ${guide.id} is not empty`);
    await sleep(50);
  }
  return { ms: Date.now() - began, isTold: hears };
}

/** No mark stands beside the dot of the connection, and the device keeps none. */
async function isDrained(page: Page): Promise<boolean> {
  const said = await page.locator('[role="status"]', { hasText: 'Conexão:' }).first().textContent();
  return !/na fila|na tela|recusado/.test(said ?? '') && (await heldBy(page)).outbox === 0;
}
