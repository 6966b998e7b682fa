import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { forgetComplaints } from '../browser.ts';
import { heldBy } from './at-sea.ts';

/** How a page ends under the guide's hand. */
export type End = 'reload' | 'kill';
/** What the moments are counted from: the button of the sign-in form, or a reload of a device that knows its person. */
export type Begin = 'sign-in' | 'reload';

export type Attempt = {
  begin: Begin;
  end: End;
  /** Milliseconds after the beginning at which the signal goes; with `rows`, after the first row stands there. */
  at: number;
  rows?: boolean;
  /** Waits until the header calls everything queued; otherwise the page ends as soon as the header has said anything. */
  patient?: boolean;
};

export type Loss = Attempt & {
  /** Presses the page took. */
  taps: number;
  /** What the header called queued when the page went, and what it called not kept. */
  queued: number;
  loose: number;
  /** What the rows called queued. */
  rowsQueued: number;
};

type Account = { email: string; password: string };

/** Signs in through the form, or opens the page of a device that is signed in, as far as the first byte. */
async function begin(page: Page, path: string, how: Begin, { email, password }: Account): Promise<number> {
  await page.goto(path);
  if (how === 'reload') {
    await page.locator('[data-booking]').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload({ waitUntil: 'commit' });
    return Date.now();
  }
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  return Date.now();
}

/** What the page says of its queue, read at one moment. */
function said(page: Page): Promise<Pick<Loss, 'queued' | 'loose' | 'rowsQueued'>> {
  return page.evaluate(() => {
    const status = [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '');
    const header = status.find((text) => text.startsWith('Conexão')) ?? '';
    const count = (words: RegExp) => Number(words.exec(header)?.[1] ?? 0);
    const rows = [...document.querySelectorAll('[data-booking]')];
    return {
      queued: count(/(\d+) na fila/),
      loose: count(/(\d+) na tela, ainda não guardada/),
      rowsQueued: rows.filter((row) => row.textContent?.includes('na fila')).length,
    };
  });
}

/** Presses whatever waits for a check-in, in one go; answers how many there were. */
function pressAll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-control="check-in"]')];
    const open = buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');
    for (const button of open) button.click();
    return open.length;
  });
}

/**
 * Loses the signal at a moment, presses what stands there, waits until the header has spoken, and ends the page. What
 * was counted is compared by the caller with what the server holds once there is a signal again.
 */
export async function loseSignalAt(
  page: Page,
  path: string,
  attempt: Attempt,
  account: Account,
): Promise<Loss> {
  const context = page.context();
  let began = await begin(page, path, attempt.begin, account);
  if (attempt.rows) {
    await page.locator('[data-booking]').first().waitFor();
    began = Date.now();
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + attempt.at - Date.now())));
  await context.setOffline(true);
  const taps = await pressAll(page);
  const hasSpoken = ({ queued, loose }: Pick<Loss, 'queued' | 'loose'>) =>
    (attempt.patient ? queued : queued + loose) >= taps;
  let words = { queued: 0, loose: 0, rowsQueued: 0 };
  for (let tries = 0; tries < 100 && taps > 0 && !hasSpoken(words); tries += 1) words = await said(page);
  // Without a worker of its own the browser has nothing to show now; what the device keeps is another matter.
  if (attempt.end === 'reload') await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  else await page.close({ runBeforeUnload: false });
  // Aborted requests are reported on the console.
  forgetComplaints();
  return { ...attempt, ...words, taps };
}

/** The signal is back and the page is opened again: answers once nothing waits on the device any more. */
export async function comeBack(context: BrowserContext, path: string): Promise<void> {
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(path);
  const form = page.getByRole('button', { name: 'Entrar' });
  await page.locator('[data-booking]').or(form).first().waitFor();
  // The signal went before anybody was signed in.
  if ((await form.count()) > 0) return;
  await expect
    .poll(async () => [(await said(page)).queued, (await heldBy(page)).outbox], {
      message: 'the queue becomes empty',
    })
    .toEqual([0, 0]);
}
