import { afterEach, expect, test, vi } from 'vitest';
import { keepWords } from './keep-words.ts';

afterEach(() => vi.unstubAllGlobals());

function askedBy(controller: object | null, answer: Response) {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address === '/words.json' ? answer : new Response('');
  });
  return asked;
}

const words = () => Response.json({ es: ['assets/es-1.js', 'assets/es-2.js'], fr: ['assets/fr-1.js'] });

test('every file of the language in use is asked for, and none of another', async () => {
  const asked = askedBy({}, words());
  await keepWords('es');
  expect(asked).toEqual(['/words.json', '/assets/es-1.js', '/assets/es-2.js']);
});

test('without a worker, or a list, nothing else is asked for', async () => {
  const alone = askedBy(null, words());
  await keepWords('es');
  expect(alone).toEqual([]);
  const older = askedBy({}, new Response('', { status: 404 }));
  await keepWords('es');
  expect(older).toEqual(['/words.json']);
});
