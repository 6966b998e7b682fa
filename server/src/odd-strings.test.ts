import type { Endpoint } from '@leme/contract/kit/endpoint';
import { describe, expect, test } from 'vitest';
import { exampleInput, withText } from './testing/input/example-input.ts';
import { oddStrings } from './testing/input/odd-strings.ts';
import { countOf } from './testing/served-endpoints.ts';
import { isWhole } from './testing/whole.ts';
import { openWorld } from './testing/world.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });
const staff = await world.user(await world.company(), 'admin');
const operator = await world.operator('saas_super_admin');
const visitor = world.visitor();

/** Those end the session that asks. */
const endings = new Set(['/auth/sign-out', '/auth/session']);
const endpoints = world.endpoints.filter(({ path }) => !endings.has(path));

/** With `ODD_STRINGS=all` each text at each place; otherwise each place gets a few, and all of them meet them in turn. */
const perPlace = process.env.ODD_STRINGS === 'all' ? oddStrings.length : isWhole ? 5 : 2;
let turn = 0;
const nextStrings = () =>
  Array.from({ length: perPlace }, () => oddStrings[turn++ % oddStrings.length] as string);

function inAddress(path: string, text: string): string {
  return path.replace(/:\w+/g, () => encodeURIComponent(text.toWellFormed()).slice(0, 3_000));
}

function inQuery(value: unknown): string {
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>).map(([name, each]) => {
    const text = typeof each === 'string' ? each.toWellFormed() : JSON.stringify(each);
    return `${name}=${encodeURIComponent(text)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

describe(`forty odd texts in every place of an endpoint that takes one are answered, and never by a 500 (${countOf(endpoints)})`, () => {
  const cases = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
  test.each(cases)('%s', async (_, endpoint: Endpoint) => {
    const asker =
      endpoint.permission === 'operator' ? operator : endpoint.permission === 'public' ? visitor : staff;
    const body = exampleInput(endpoint.body);
    const query = exampleInput(endpoint.query);
    const own = inAddress(endpoint.path, crypto.randomUUID());
    const send = async (address: string, sent: unknown) => {
      const answer = await asker.send(endpoint.method, address, sent);
      const what = `${address.slice(0, 200)} ${JSON.stringify(sent ?? null).slice(0, 400)}`;
      expect(answer.status, what).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.body.type, what).toMatch(/^\/problems\//);
    };
    if (endpoint.path.includes(':'))
      for (const text of nextStrings()) await send(inAddress(endpoint.path, text), body.value);
    for (const place of query.texts)
      for (const text of nextStrings())
        await send(`${own}${inQuery(withText(query.value, place, text))}`, body.value);
    for (const place of body.texts)
      for (const text of nextStrings()) await send(own, withText(body.value, place, text));
  });
});
