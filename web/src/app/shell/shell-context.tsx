import type { GroupId } from '@leme/contract/access/route-table';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { initialSidebar, type SidebarState, sidebarCookie } from './sidebar-state.ts';

export type ShellDialog = 'palette' | 'shortcuts' | 'menu' | 'versions' | 'outbox' | null;
export type ClickedEntry = { path: string; group: GroupId };

type ShellState = {
  sidebar: SidebarState;
  toggleSidebar: () => void;
  /** What floats over the page; one thing at a time. */
  dialog: ShellDialog;
  setDialog: (dialog: ShellDialog) => void;
  /** The menu entry the person chose last, to know which of its two groups to mark. */
  clicked: ClickedEntry | null;
  setClicked: (clicked: ClickedEntry) => void;
};

const ShellContext = createContext<ShellState | null>(null);

export function useShell(): ShellState {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of Shell');
  return shell;
}

export function ShellStateProvider({ children }: { children: ReactNode }) {
  const [sidebar, setSidebar] = useState(() => initialSidebar(document.cookie, window.innerWidth));
  const [dialog, setDialog] = useState<ShellDialog>(null);
  const [clicked, setClicked] = useState<ClickedEntry | null>(null);
  useReturnedFocus(dialog !== null);
  const toggleSidebar = () => {
    const next = sidebar === 'expanded' ? 'rail' : 'expanded';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of three engines
    document.cookie = sidebarCookie(next);
    setSidebar(next);
  };
  return (
    <ShellContext value={{ sidebar, toggleSidebar, dialog, setDialog, clicked, setClicked }}>
      {children}
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
