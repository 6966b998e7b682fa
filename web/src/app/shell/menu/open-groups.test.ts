import { describe, expect, test } from 'vitest';
import { arriveInGroup, isGroupOpen, isShortMenu, storedGroups, toggleGroup } from './open-groups.ts';

describe('groups of the menu', () => {
  test('a group is open while one of its pages is [A2.3-100]', () => {
    expect(isGroupOpen({}, 'finance', 'finance', false)).toBe(true);
    expect(isGroupOpen({}, 'finance', 'boats', false)).toBe(false);
  });

  test('quick access starts open', () => {
    expect(isGroupOpen({}, 'quick-access', 'finance', false)).toBe(true);
  });

  test('the person opens and closes a group and it stays so on other pages [A2.3-101]', () => {
    const opened = toggleGroup({}, 'boats', 'finance', false);
    expect(isGroupOpen(opened, 'boats', 'system', false)).toBe(true);
    const closed = toggleGroup(opened, 'boats', 'system', false);
    expect(isGroupOpen(closed, 'boats', 'finance', false)).toBe(false);
  });

  test('a group with the open page can be closed by hand [A2.3-101]', () => {
    const closed = toggleGroup({}, 'finance', 'finance', false);
    expect(isGroupOpen(closed, 'finance', 'finance', false)).toBe(false);
  });

  test('arriving at one of its pages opens a closed group again [A2.3-100]', () => {
    const arrived = arriveInGroup({ finance: false, boats: true }, 'finance');
    expect(arrived).toEqual({ boats: true });
    expect(arriveInGroup(arrived, 'boats')).toBe(arrived);
    expect(arriveInGroup(arrived, null)).toBe(arrived);
  });

  test('a menu of eight pages stands open, a longer one is folded', () => {
    const entries = (count: number) => Array.from({ length: count }, () => ({}) as never);
    expect(isShortMenu([{ entries: entries(5) }, { entries: entries(3) }])).toBe(true);
    expect(isShortMenu([{ entries: entries(5) }, { entries: entries(4) }])).toBe(false);
    expect(isGroupOpen({}, 'boats', 'finance', true)).toBe(true);
    expect(isGroupOpen({ boats: false }, 'boats', 'finance', true)).toBe(false);
  });

  test('a stored value of another shape counts as no choices', () => {
    expect(storedGroups(null)).toEqual({});
    expect(storedGroups(['boats'])).toEqual({});
    expect(storedGroups({ boats: true, finance: 'yes' })).toEqual({ boats: true });
  });
});
