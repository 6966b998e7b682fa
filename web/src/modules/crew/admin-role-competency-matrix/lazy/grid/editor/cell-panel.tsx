import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { gridTexts } from '../texts/texts.ts';
import { asked, type CellText } from '../use-cell-text.ts';
import { type CellFormOptions, CellInputs, useCellForm } from './cell-form.tsx';

type Papers = readonly { value: string; label: string }[];

type PanelProps = {
  title: string;
  /** On a phone it lies over the page. */
  compact: boolean;
  onClose: () => void;
  onSubmit?: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

/** Beside the grid, and the keyboard in it: Esc closes it. */
function Panel({ title, compact, onClose, onSubmit, footer, children }: PanelProps) {
  const t = useText(gridTexts);
  const panel = useRef<HTMLElement>(null);
  // Outside system: the focus of the page, which goes where the cell opened.
  useEffect(() => {
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    const field = find('[role="combobox"]') ?? find('button');
    field?.focus();
  }, []);
  if (compact)
    return (
      <Dialog title={title} onClose={onClose} footer={footer} {...(onSubmit && { onSubmit })}>
        {children}
      </Dialog>
    );
  const close = (event: KeyboardEvent) => {
    const { target } = event;
    const isHere = target instanceof Element && event.currentTarget.contains(target);
    // What is open inside of it closes first.
    const isListOpen = isHere && target.matches('[aria-expanded="true"]');
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere || isListOpen) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside
      ref={panel}
      aria-label={title}
      onKeyDown={close}
      className="sticky top-[calc(var(--header)+var(--stripe)+(--spacing(3)))] flex max-h-[calc(100dvh-var(--header)-(--spacing(20)))] flex-col rounded-lg border bg-surface"
    >
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <header className="flex items-start gap-2 border-b py-2 ps-4 pe-2">
          <h2 className="wrap-anywhere min-w-0 flex-1 py-1 font-semibold">{title}</h2>
          <IconButton
            name={t('closeCell')}
            size="sm"
            icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={onClose}
          />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">{children}</div>
        {footer && <footer className="flex flex-wrap justify-end gap-2 border-t px-4 py-2">{footer}</footer>}
      </form>
    </aside>
  );
}

export type CellEditorProps = CellFormOptions & {
  title: string;
  compact: boolean;
  papers: Papers;
  onRemove: (() => void) | null;
  /** Asks before what is typed goes, whatever makes it go. */
  asks: RefObject<((leave: () => void) => void) | null>;
  onClose: () => void;
};

/** A cell of the draft at the side, to be changed. */
export function CellEditor({ title, compact, papers, onRemove, asks, onClose, ...options }: CellEditorProps) {
  const t = useText(gridTexts);
  const kit = useText(kitTexts);
  const { form, onSubmit, close, dialogs } = useCellForm(options);
  const leave = () => close(onClose);
  // Outside system: the grid beside it, where another cell may be pressed.
  useEffect(() => {
    asks.current = close;
    return () => {
      asks.current = null;
    };
  });
  return (
    <>
      <Panel
        title={title}
        compact={compact}
        onClose={leave}
        onSubmit={onSubmit}
        footer={
          <>
            {onRemove && (
              <Button variant="danger-plain" onClick={onRemove}>
                {t('removeCell')}
              </Button>
            )}
            <Button onClick={leave}>{kit('cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('apply')}
            </Button>
          </>
        }
      >
        <CellInputs control={form.control} papers={papers} />
      </Panel>
      {dialogs}
    </>
  );
}

type CellReaderProps = { cell: MatrixCell; words: CellText; compact: boolean; onClose: () => void };

/** A cell of what was published, to be read. */
export function CellReader({ cell, words, compact, onClose }: CellReaderProps) {
  return (
    <Panel title={words.nameOf(cell)} compact={compact} onClose={onClose}>
      <dl className="grid gap-3">
        {asked.map((name) => (
          <div key={name}>
            <dt className="text-muted-fg text-xs">{words.label(name)}</dt>
            <dd className="wrap-anywhere">{words.text(cell, name) || nothing}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
