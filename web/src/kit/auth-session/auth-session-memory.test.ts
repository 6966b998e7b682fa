import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../device/device-store.testing.ts';
import { authSessionOf } from './auth-session.testing.ts';
import {
  forgetAuthSession,
  forgetPerson,
  isReadable,
  keepOwnUntil,
  keepReadableUntil,
  readsOwn,
  remember,
  rememberedAuthSession,
  setLeaving,
} from './auth-session-memory.ts';

let items: Storage;
beforeEach(() => {
  items = openStore();
  globalThis.localStorage = items;
});
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

const session = {
  ...authSessionOf('marinheiro', []),
  session: { expires_at: '2026-11-20T15:00:00Z', access_expires_at: '2026-11-27T12:00:00Z' },
};
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

test('without a connection one reads until the session ends, however long the access would last', () => {
  remember(session);
  expect(rememberedAuthSession(at('14:59'))).toMatchObject({ user: session.user });
  expect(rememberedAuthSession(at('15:00'))).toBeNull();
});

test('what an older build remembered, which knew no pages, still lets one in', () => {
  const { pages: _, ...older } = session;
  items['leme.session'] = JSON.stringify(older);
  expect(rememberedAuthSession(at('14:00'))).toMatchObject({ user: session.user, pages: [] });
});

test('nobody goes on in the name of who has left, though the server has not heard of it', () => {
  remember(session);
  setLeaving(true);
  expect(rememberedAuthSession(at('14:00'))).toBeNull();
});

test('a tour that is kept lets one read on after that, and an earlier one takes nothing back', () => {
  remember(session);
  keepReadableUntil(at('19:00'));
  keepReadableUntil(at('17:00'));
  expect([isReadable(session, at('18:59')), isReadable(session, at('19:00'))]).toEqual([true, false]);
  keepReadableUntil(at('13:00'));
  expect(isReadable(session, at('14:59'))).toBe(true);
});

test('what is one’s own is read on when nothing else is, and ends with what ends the rest', () => {
  remember(session);
  keepOwnUntil(at('21:00'));
  expect([isReadable(session, at('16:00')), readsOwn(at('16:00'))]).toEqual([false, true]);
  expect(rememberedAuthSession(at('20:59'))).toMatchObject({ user: session.user });
  expect(rememberedAuthSession(at('21:00'))).toBeNull();
  // Duties that were called off are not read on.
  keepOwnUntil(at('17:00'));
  expect(readsOwn(at('18:00'))).toBe(false);
  forgetAuthSession();
  expect(readsOwn(at('16:00'))).toBe(false);
});

test('whoever leaves takes drafts and preferences along, nothing of the device; a session that ends leaves what was typed', () => {
  remember(session);
  keepReadableUntil(at('19:00'));
  Object.assign(items, {
    'leme.draft.bookings': '{}',
    'leme.preference.u.t.columns': '[]',
    'leme.theme': 'dark',
    'leme.unsent': 'u.t',
  });
  forgetAuthSession();
  expect(rememberedAuthSession(at('14:00'))).toBeNull();
  expect(items['leme.draft.bookings']).toBe('{}');
  forgetPerson();
  expect(Object.keys(items).sort()).toEqual(['leme.theme', 'leme.unsent']);
});
