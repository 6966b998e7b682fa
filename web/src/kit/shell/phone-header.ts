import type { ReactNode } from 'react';
import { createRegistry, useRegistered, useRegistry } from './registry.ts';

export type PhoneHeaderContent = {
  /** In place of the page's own title. */
  title?: ReactNode | undefined;
  /** Bare path of the page before; turns the menu button into a way back. */
  back?: string | undefined;
  /** In place of the account: the screen's one or two actions, 48 px each. */
  actions?: ReactNode | undefined;
};

const contents = createRegistry<PhoneHeaderContent>();

/** What a screen puts into the phone's header while it is open; keep the object stable between renders. */
export function usePhoneHeader(content: PhoneHeaderContent): void {
  useRegistered(contents, content);
}

/** What the open screen wants in the header; the screen mounted last wins. */
export function usePhoneHeaderContent(): PhoneHeaderContent {
  return useRegistry(contents).at(-1) ?? {};
}
