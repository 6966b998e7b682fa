import type { Page } from '@leme/contract/kit/resource/resource';
import { ChevronsLeftRight } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { boardTexts } from './texts/texts.ts';

export type FoldedColumnProps = {
  name: string;
  count: string;
  page: Page | undefined;
  moved: RefObject<string | null>;
  onUnfold: () => void;
};

/** A column as narrow as its name, which still takes cards; one press shows them again. */
export function FoldedColumn({ name, count, page, moved, onUnfold }: FoldedColumnProps) {
  const t = useText(boardTexts);
  const button = useRef<HTMLButtonElement>(null);
  // Outside system: the focus, which went with a card that is not seen here.
  useEffect(() => {
    if (!page?.data.some(({ id }) => id === moved.current)) return;
    moved.current = null;
    button.current?.focus();
  }, [page, moved]);
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={false}
      aria-label={t('unfold', { status: name })}
      title={t('unfold', { status: name })}
      onClick={onUnfold}
      className="flex min-h-40 flex-1 flex-col items-center gap-2 rounded-lg py-2 text-muted-fg hover:text-fg"
    >
      <ChevronsLeftRight aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="tabular-nums">{count}</span>
      <span className="font-semibold text-fg [writing-mode:vertical-rl]">{name}</span>
    </button>
  );
}
