import type { GroupId } from '@leme/contract/access/menu/menu';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { initialSidebar, type SidebarState, sidebarCookie } from './menu/sidebar-state.ts';

export type ShellDialog = 'palette' | 'shortcuts' | 'menu' | 'versions' | 'outbox' | null;
export type ClickedEntry = { path: string; group: GroupId };

type ShellState = {
  sidebar: SidebarState;
  toggleSidebar: () => void;
  setDialog: (dialog: ShellDialog) => void;
  /** The menu entry the person chose last, to know which of its two groups to mark. */
  clicked: ClickedEntry | null;
  setClicked: (clicked: ClickedEntry) => void;
};

const ShellContext = createContext<ShellState | null>(null);
const DialogContext = createContext<ShellDialog>(null);

export function useShell(): ShellState {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of Shell');
  return shell;
}

/** What floats over the page; one thing at a time. Who only opens it is not drawn again when something floats. */
export function useShellDialog(): ShellDialog {
  return useContext(DialogContext);
}

export function ShellStateProvider({ children }: { children: ReactNode }) {
  const [sidebar, setSidebar] = useState(() => initialSidebar(document.cookie, window.innerWidth));
  const [dialog, setDialog] = useState<ShellDialog>(null);
  const [clicked, setClicked] = useState<ClickedEntry | null>(null);
  useReturnedFocus(dialog !== null);
  const state = useMemo<ShellState>(() => {
    const toggleSidebar = () => {
      const next = sidebar === 'expanded' ? 'rail' : 'expanded';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of three engines
      document.cookie = sidebarCookie(next);
      setSidebar(next);
    };
    return { sidebar, toggleSidebar, setDialog, clicked, setClicked };
  }, [sidebar, clicked]);
  return (
    <ShellContext value={state}>
      <DialogContext value={dialog}>{children}</DialogContext>
    </ShellContext>
  );
}

/** Gives the focus back to where it was before something floated over the page, unless it already went elsewhere. */
function useReturnedFocus(open: boolean): void {
  const before = useRef<Element | null>(null);
  if (!open) before.current = null;
  else before.current ??= document.activeElement;
  const origin = before.current;
  useEffect(() => {
    if (!open) return;
    return () => {
      setTimeout(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        if (lost && origin instanceof HTMLElement && origin.isConnected) origin.focus();
      });
    };
  }, [open, origin]);
}
