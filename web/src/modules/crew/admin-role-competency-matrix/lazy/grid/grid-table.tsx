import { cellKey } from '@leme/contract/crew/engine/matrix';
import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { nothing } from '#ui/layout/empty-value.tsx';
import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import { cn } from '#ui/style/cn.ts';
import { gridTexts } from './texts/texts.ts';
import { type Asked, asked, type CellText } from './use-cell-text.ts';

export type GridProps = {
  cells: readonly MatrixCell[];
  words: CellText;
  /** The keys of cells that were changed and not saved. */
  changed: ReadonlySet<string>;
  /** The one that is open at the side. */
  open: string | undefined;
  onOpen: (key: string) => void;
};

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where the focus goes back to when the cell at the side closes. */
export function focusCell(key: string): void {
  document.querySelector<HTMLElement>(`[data-cell="${key}"] [data-place]`)?.focus();
}

const head =
  'sticky top-0 z-10 h-9 border-b bg-surface px-2.5 text-start font-semibold text-muted-fg text-xs';
const stays = 'sticky start-0 border-e';

/** Position and context down, what they ask for across; arrow keys go from cell to cell, Enter opens one. */
export function GridTable({ cells, words, changed, open, onOpen }: GridProps) {
  const t = useText(gridTexts);
  const [stop, setStop] = useState('0:0');
  const [row = 0] = stop.split(':').map(Number);
  const current = row < cells.length ? stop : '0:0';
  const step = (event: KeyboardEvent<HTMLTableElement>) => {
    const by = steps[event.key];
    const [down = 0, across = 0] = current.split(':').map(Number);
    if (!by) return;
    const place = `${down + by[0]}:${across + by[1]}`;
    const next = event.currentTarget.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ScrollRegion
      name={t('grid')}
      className="max-h-[calc(100dvh-var(--header)-(--spacing(20)))] overflow-auto overscroll-x-contain rounded-lg border bg-surface -outline-offset-2"
    >
      <table
        aria-label={t('grid')}
        className="w-full border-separate border-spacing-0"
        onKeyDown={step}
        onFocus={({ target }) => target.dataset.place && setStop(target.dataset.place)}
      >
        <thead>
          <tr>
            <th scope="col" className={cn(head, stays, 'z-20 min-w-52 ps-4')}>
              {t('rowHead')}
            </th>
            {asked.map((name) => (
              <th key={name} scope="col" className={head}>
                {words.label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((cell, at) => {
            const key = cellKey(cell);
            const told = changed.has(key) ? 'bg-warning-tint text-warning' : 'bg-surface';
            const tone = key === open ? 'bg-selected' : told;
            return (
              <tr key={key} data-cell={key}>
                <th
                  scope="row"
                  className={cn('border-b px-2.5 py-1 ps-4 text-start font-semibold', stays, tone)}
                >
                  {words.nameOf(cell)}
                  {changed.has(key) && <span className="sr-only">, {t('changedMark')}</span>}
                </th>
                {asked.map((name, column) => (
                  <td key={name} className={cn('border-b px-1', tone)}>
                    <CellButton
                      name={`${words.nameOf(cell)}, ${words.label(name)}`}
                      text={words.text(cell, name)}
                      wide={isWide(name)}
                      place={`${at}:${column}`}
                      isTabStop={`${at}:${column}` === current}
                      onPress={() => onOpen(key)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const isWide = (name: Asked) => name === 'groups' || name === 'note' || name === 'source';

type CellButtonProps = {
  name: string;
  text: string;
  wide: boolean;
  place: string;
  isTabStop: boolean;
  onPress: () => void;
};

function CellButton({ name, text, wide, place, isTabStop, onPress }: CellButtonProps) {
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${name}: ${text === '' ? nothing : text}`}
      onClick={onPress}
      className={cn(
        'min-h-9 w-full rounded-sm px-1.5 py-1 text-start -outline-offset-2 hover:bg-muted hover:text-fg',
        wide ? 'min-w-44' : 'whitespace-nowrap',
      )}
    >
      {text === '' ? nothing : text}
    </button>
  );
}
