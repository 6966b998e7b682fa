import { Undo2 } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { keepClear } from '#ui/feedback/keep-clear.ts';
import { gridTexts } from './texts/texts.ts';
import type { CellText } from './use-cell-text.ts';
import type { MatrixDraft } from './use-matrix-draft.ts';

export type PendingBarProps = { draft: MatrixDraft; words: CellText; compact: boolean };

/** What of the draft was changed and is not saved: the last step taken back, all of it given up, or saved. */
export function PendingBar({ draft, words, compact }: PendingBarProps) {
  const bar = <Pending draft={draft} words={words} />;
  if (compact) return <ThumbBar>{bar}</ThumbBar>;
  return (
    <div
      {...keepClear}
      className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 -mx-(--gutter) -mb-6 border-t bg-surface px-(--gutter) py-3"
    >
      {bar}
    </div>
  );
}

function Pending({ draft, words }: Omit<PendingBarProps, 'compact'>) {
  const t = useText(gridTexts);
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline';
  const { changes, isBusy, isStale } = draft;
  useShortcut(
    { key: 'mod+s', label: t('save'), scope: 'page', inFields: true },
    () => isOffline || isStale || draft.save(),
  );
  useShortcut({ key: 'mod+z', label: t('undo'), scope: 'page' }, draft.undo);
  const title = t('toSave', { count: changes.length });
  return (
    <section aria-label={title} className="grid w-full min-w-0 gap-2 md:flex md:items-center md:gap-4">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="truncate text-muted-fg text-sm">
          {isOffline ? t('offline') : changes.map(({ cell }) => words.keyName(cell)).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:*:h-12 max-md:*:flex-1">
        <Button onClick={draft.undo}>
          <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('undo')}
        </Button>
        <Button onClick={draft.discard}>{kit('discard')}</Button>
        <Button variant="primary" busy={isBusy} disabled={isOffline || isStale} onClick={draft.save}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}
