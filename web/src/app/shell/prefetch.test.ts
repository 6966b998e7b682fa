import { describe, expect, test } from 'vitest';
import { createPrefetch } from './prefetch.ts';

function prefetchAt(start: number, fails = false) {
  const fetched: string[] = [];
  const clock = { now: start };
  const fetchPage = async (path: string) => {
    fetched.push(path);
    if (fails) throw new Error('offline');
  };
  return { fetched, clock, prefetch: createPrefetch(fetchPage, () => clock.now) };
}

describe('prefetching a page', () => {
  test('happens at most once per 30 s and page [A2.3-102, A2.3-103, A9-02]', () => {
    const { fetched, clock, prefetch } = prefetchAt(1_000);
    prefetch('/leads');
    clock.now += 29_999;
    prefetch('/leads');
    expect(fetched).toEqual(['/leads']);
    clock.now += 1;
    prefetch('/leads');
    expect(fetched).toEqual(['/leads', '/leads']);
  });

  test('counts each page by itself [A2.3-103]', () => {
    const { fetched, prefetch } = prefetchAt(0);
    prefetch('/leads');
    prefetch('/boats');
    expect(fetched).toEqual(['/leads', '/boats']);
  });

  test('may be tried again at once after a failure', async () => {
    const { fetched, prefetch } = prefetchAt(0, true);
    prefetch('/leads');
    await Promise.resolve();
    await Promise.resolve();
    prefetch('/leads');
    expect(fetched).toEqual(['/leads', '/leads']);
  });
});
