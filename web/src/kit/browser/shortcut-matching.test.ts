import { describe, expect, test } from 'vitest';
import { isInScope, isSingleKey, matchesShortcut, type Pressed } from './shortcut-matching.ts';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  altGraph: false,
  typing: false,
  dialog: false,
  ...held,
});

describe('matching a press', () => {
  test('Ctrl or Cmd with B toggles the sidebar, in capitals as well [A2.3-107]', () => {
    expect(matchesShortcut('mod+b', press('b', { ctrlKey: true }))).toBe(true);
    expect(matchesShortcut('mod+b', press('b', { metaKey: true }))).toBe(true);
    expect(matchesShortcut('mod+b', press('B', { ctrlKey: true }))).toBe(true);
    expect(matchesShortcut('mod+b', press('b'))).toBe(false);
  });

  test('AltGraph, which arrives as Ctrl+Alt, makes no combination', () => {
    const held = { ctrlKey: true, altKey: true, altGraph: true };
    expect(matchesShortcut('mod+b', press('b', held))).toBe(false);
    expect(matchesShortcut('n', press('n', held))).toBe(false);
  });

  test('a sign counts by what it writes, as on keyboards that need AltGraph for it', () => {
    expect(matchesShortcut('?', press('?'))).toBe(true);
    expect(matchesShortcut('?', press('?', { ctrlKey: true, altKey: true, altGraph: true }))).toBe(true);
    expect(matchesShortcut('?', press('/'))).toBe(false);
  });

  test('a single key with Ctrl, Cmd or Alt belongs to the browser', () => {
    expect(matchesShortcut('n', press('n'))).toBe(true);
    expect(matchesShortcut('n', press('n', { ctrlKey: true }))).toBe(false);
    expect(matchesShortcut('n', press('n', { metaKey: true }))).toBe(false);
    expect(matchesShortcut('n', press('n', { altKey: true }))).toBe(false);
  });

  test('single keys are told from combinations, as only they can be switched off', () => {
    expect(isSingleKey('n')).toBe(true);
    expect(isSingleKey('?')).toBe(true);
    expect(isSingleKey('mod+k')).toBe(false);
  });
});

describe('scope of a shortcut', () => {
  test('nothing runs while a field has the focus but what asks for it', () => {
    expect(isInScope('everywhere', false, press('b', { typing: true }))).toBe(false);
    expect(isInScope('everywhere', true, press('k', { typing: true }))).toBe(true);
  });

  test('keys of the page rest while a dialog is open, and keys of a dialog without one', () => {
    expect(isInScope('page', false, press('n'))).toBe(true);
    expect(isInScope('page', false, press('n', { dialog: true }))).toBe(false);
    expect(isInScope('dialog', false, press('1', { dialog: true }))).toBe(true);
    expect(isInScope('dialog', false, press('1'))).toBe(false);
    expect(isInScope('everywhere', false, press('b', { dialog: true }))).toBe(true);
  });
});
