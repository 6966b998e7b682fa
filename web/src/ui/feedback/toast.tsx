import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { lazyModule, useLazyModule } from '../loading/lazy-code.ts';
import type { ToastLabels } from './lazy/toast-view.tsx';
import { type ToastMessage, toastReducer } from './toast-state.ts';

export type { ToastMessage } from './toast-state.ts';

type Toasts = { show: (message: ToastMessage) => void; dismiss: (group: string) => void };

const source = lazyModule(() => import('./lazy/toast-view.tsx'));

/** Under each other on a phone, side by side elsewhere. */
const mostHere = () => (window.innerWidth < 768 ? 2 : 3);

let sequence = 0;

const ToastContext = createContext<Toasts | null>(null);

/** `show` puts a message up for 5 s; those of one `group` share a single toast that counts them. */
export function useToast(): Toasts {
  const toasts = useToastsThere();
  if (!toasts) throw new Error('useToast outside of ToastProvider');
  return toasts;
}

/** The same where there may be none, such as before anybody has signed in. */
export function useToastsThere(): Toasts | null {
  return useContext(ToastContext);
}

export function ToastProvider({ labels, children }: { labels: ToastLabels; children: ReactNode }) {
  const [entries, dispatch] = useReducer(toastReducer, []);
  // What cannot be drawn yet stays in the list; the next message fetches again.
  const view = useLazyModule(source, entries.at(-1)?.id ?? 0, () => undefined);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message) => dispatch({ type: 'show', message, id: ++sequence, most: mostHere() }),
      dismiss: (group) => dispatch({ type: 'dismiss', group }),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {view && (
        <view.ToastView entries={entries} labels={labels} onClose={(id) => dispatch({ type: 'close', id })} />
      )}
    </ToastContext>
  );
}
