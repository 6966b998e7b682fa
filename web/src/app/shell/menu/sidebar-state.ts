const cookieName = 'sidebar_state';
const cookieSeconds = 604_800;
const railBelow = 1024;

export type SidebarState = 'expanded' | 'rail';

/** The state kept by the cookie, `null` when there is none. */
export function readSidebarCookie(cookies: string): SidebarState | null {
  const found = /(?:^|;\s*)sidebar_state=(true|false)(?:;|$)/.exec(cookies)?.[1];
  if (found === undefined) return null;
  return found === 'true' ? 'expanded' : 'rail';
}

/** The cookie that keeps a state for seven days. */
export function sidebarCookie(state: SidebarState): string {
  return `${cookieName}=${state === 'expanded'}; path=/; max-age=${cookieSeconds}; samesite=lax`;
}

/** The state to start with: the kept one, else a rail where an open bar would leave too little room. */
export function initialSidebar(cookies: string, width: number): SidebarState {
  return readSidebarCookie(cookies) ?? (width < railBelow ? 'rail' : 'expanded');
}
