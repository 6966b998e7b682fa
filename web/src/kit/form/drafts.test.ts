import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../device/device-store.testing.ts';
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T12:12:00Z');

beforeEach(() => {
  globalThis.localStorage = openStore();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('what was typed is found again for a day and not longer', () => {
  keepDraft('ana.boats.new', { name: 'Netuno' }, now);
  expect(readDraft('ana.boats.new', now + 24 * hour)?.content).toEqual({ name: 'Netuno' });
  expect(readDraft('ana.boats.new', now + 24 * hour + 1)).toBeNull();
});

test('keeping one clears away what is older than a day', () => {
  keepDraft('ana.boats.new', 'old', now - 25 * hour);
  keepDraft('rui.tags.new', 'new', now);
  expect(Object.keys(localStorage)).toEqual(['leme.draft.rui.tags.new']);
});

test('a sign-out takes all drafts and nothing else', () => {
  localStorage.setItem('leme.theme', 'dark');
  keepDraft('ana.boats.new', 1, now);
  keepDraft('ana.tags.new', 2, now);
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['leme.theme']);
});

test('one draft is forgotten by its name, and what is no draft is none', () => {
  keepDraft('ana.boats.new', 1, now);
  localStorage.setItem('leme.draft.ana.tags.new', 'broken');
  forgetDraft('ana.boats.new');
  expect(readDraft('ana.boats.new', now)).toBeNull();
  expect(readDraft('ana.tags.new', now)).toBeNull();
});
