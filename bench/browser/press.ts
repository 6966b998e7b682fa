import type { CDPSession, Page } from 'playwright';
import { type Spread, spreadOf } from '../samples.ts';

const slowDown = 4;

/** A page, and which of its buttons wait for a finger. */
export type Table = { page: Page; selector: string };

export type Taps = {
  /** From the press to the frame that shows it. */
  shown: Spread;
  /** Of the page's one thread. */
  work: Spread;
};

// Runs in the page, whose globals this program does not have.
const inPage = `async ({ selector, taps }) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const took = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const button = document.querySelector(selector);
    if (!button) break;
    // A finger presses what it sees; what is far below the screen is not even laid out.
    button.scrollIntoView({ block: 'center' });
    await frame();
    await frame();
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1, button: 0 };
    const began = performance.now();
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    button.dispatchEvent(new PointerEvent('pointerup', at));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    while (button.getAttribute('aria-disabled') === 'false') {
      if (performance.now() - began > 10_000) throw new Error('The press on ' + button.ariaLabel + ' shows nothing');
      await frame();
    }
    await frame();
    took.push(performance.now() - began);
    for (let pause = 0; pause < 12; pause += 1) await frame();
  }
  return took;
}`;

/** By then the answer is taken in and the row has folded. */
const throughMs = 4_000;

/** Presses one button after the other, and waits until all is through. */
export async function measure({ page, selector }: Table, taps: number): Promise<Taps> {
  return await slowed(page, async (session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const workedMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const before = await workedMs();
    const times = await press({ page, selector }, taps);
    await page.waitForTimeout(throughMs);
    const work = ((await workedMs()) - before) / taps;
    return { shown: spreadOf(times.slice(3)), work: spreadOf([work]) };
  });
}

/** Presses some buttons of one table, then of the other, and so on; the first round is not counted. */
export async function measureInTurns<Name extends string>(
  tables: Record<Name, Table>,
  { rounds, taps }: { rounds: number; taps: number },
): Promise<Record<Name, Spread>> {
  const names = Object.keys(tables) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const table = tables[name];
      const took = await slowed(table.page, () => press(table, taps));
      if (round > 0) times.get(name)?.push(...took);
    }
  return Object.fromEntries(names.map((name) => [name, spreadOf(times.get(name) ?? [])])) as Record<
    Name,
    Spread
  >;
}

async function press({ page, selector }: Table, taps: number): Promise<number[]> {
  const times: number[] = await page.evaluate(`(${inPage})(${JSON.stringify({ selector, taps })})`);
  if (times.length < taps) throw new Error(`Only ${times.length} of ${taps} buttons were there to press`);
  return times;
}

/** A page that stays slowed down keeps a processor busy, and so disturbs what is measured after it. */
async function slowed<T>(page: Page, act: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  try {
    return await act(session);
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}
