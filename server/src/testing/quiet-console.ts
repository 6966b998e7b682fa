import { afterEach, beforeEach, expect, vi } from 'vitest';

// What is printed where nobody looks is a fault nobody sees: it fails the test.
const kinds = ['error', 'warn'] as const;

beforeEach(() => {
  for (const kind of kinds) vi.spyOn(console, kind).mockImplementation(() => undefined);
});

afterEach(() => {
  for (const kind of kinds) {
    const spy = vi.mocked(console[kind]);
    if (!vi.isMockFunction(spy)) continue;
    expect(spy.mock.calls, `console.${kind} was called`).toEqual([]);
    spy.mockRestore();
  }
});
