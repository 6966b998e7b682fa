import { describe, expect, test } from 'vitest';
import { initialSidebar, readSidebarCookie, sidebarCookie } from './sidebar-state.ts';

describe('state of the sidebar', () => {
  test('the cookie lasts seven days [A2.3-108, A9-24]', () => {
    expect(sidebarCookie('expanded')).toBe('sidebar_state=true; path=/; max-age=604800; samesite=lax');
    expect(sidebarCookie('rail')).toMatch(/^sidebar_state=false;/);
  });

  test('what was written is read back among other cookies [A2.3-108, A4-56]', () => {
    for (const state of ['expanded', 'rail'] as const) {
      const [pair = ''] = sidebarCookie(state).split(';');
      expect(readSidebarCookie(`a=1; ${pair}; z=2`)).toBe(state);
    }
  });

  test('a cookie of another name or value counts as none', () => {
    expect(readSidebarCookie('')).toBeNull();
    expect(readSidebarCookie('my_sidebar_state=true')).toBeNull();
    expect(readSidebarCookie('sidebar_state=maybe')).toBeNull();
  });

  test('without a cookie the bar starts as a rail below 1024 px', () => {
    expect(initialSidebar('', 1023)).toBe('rail');
    expect(initialSidebar('', 1024)).toBe('expanded');
  });

  test('the cookie wins over the width [A2.3-108]', () => {
    expect(initialSidebar('sidebar_state=true', 800)).toBe('expanded');
    expect(initialSidebar('sidebar_state=false', 1440)).toBe('rail');
  });
});
