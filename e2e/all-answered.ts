import type { BrowserContext, Page, Request } from 'playwright';
import { expect } from 'vitest';

/** What a browser has asked for and has no answer to yet. */
const open = new WeakMap<BrowserContext, Set<Request>>();

/** Follows from now on what a browser asks for. */
export function followQuestions(context: BrowserContext): void {
  if (open.has(context)) return;
  const questions = new Set<Request>();
  open.set(context, questions);
  // The stream of changes is never answered whole.
  context.on('request', (request) => request.resourceType() === 'eventsource' || questions.add(request));
  context.on('requestfinished', (request) => questions.delete(request));
  context.on('requestfailed', (request) => questions.delete(request));
}

/** Until everything that was asked for is there and drawn, and nothing more is asked for by that. */
export async function allAnswered(page: Page): Promise<void> {
  const isWaiting = () =>
    [...(open.get(page.context()) ?? [])]
      .filter((request) => request.serviceWorker() === null && request.frame().page() === page)
      .map((request) => request.url());
  await expect
    .poll(async () => {
      for (let turn = 0; turn < 3 && isWaiting().length === 0; turn += 1) await page.evaluate(takeTurns);
      return isWaiting();
    })
    .toEqual([]);
}

/** Runs in the page: lets it do what follows from an answer. By messages, which a clock of the test does not hold up. */
async function takeTurns(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let turn = 0; turn < 5; turn += 1) {
    const comes = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(null);
    await comes;
  }
  port1.close();
}
