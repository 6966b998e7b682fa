import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import type { HistoryPanelProps } from './lazy/history-panel.tsx';

const source = lazyCode(() => import('./lazy/history-panel.tsx'));

/** What was done to a booking or a session; its code comes with the first opening. */
export function HistoryDialog(props: HistoryPanelProps) {
  const module = useLazyModule(source, true, props.onClose);
  return module && <module.HistoryPanel {...props} />;
}
