import { competencies } from '@leme/contract/crew/competencies';
import { cellKey } from '@leme/contract/crew/engine/matrix';
import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { useRef } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { NothingFits } from '#kit/list/empty/nothing-fits.tsx';
import { FilterChips } from '#kit/list/filter/filter-chips.tsx';
import { FilterButton } from '#kit/list/filter/lazy/filter-button.tsx';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { useRowTitle } from '#kit/resource/record/row-title.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { cn } from '#ui/style/cn.ts';
import { newCell, readMatrixAddress, unfiltered } from '../../matrix-address.ts';
import { CellEditor, type CellEditorProps, CellReader } from './editor/cell-panel.tsx';
import { GridCards } from './grid-cards.tsx';
import { shownCells, useGridFilters } from './grid-filters.ts';
import { GridTable } from './grid-table.tsx';
import { PendingBar } from './pending-bar.tsx';
import { gridTexts } from './texts/texts.ts';
import type { CellText } from './use-cell-text.ts';
import type { MatrixDraft } from './use-matrix-draft.ts';

export type VersionGridProps = {
  draft: MatrixDraft;
  words: CellText;
  isEditable: boolean;
  /** The cell at the side has closed, and the focus goes to it in the grid. */
  onClosed: (key: string | undefined) => void;
};

/** The cells of a version with their filters, one of them open at the side, and what of a draft is not saved. */
export function VersionGrid({ draft, words, isEditable, onClosed }: VersionGridProps) {
  const t = useText(gridTexts);
  const { state, change } = useUrlState(readMatrixAddress);
  const [measure, compact] = useIsCompact();
  const asks = useRef<((leave: () => void) => void) | null>(null);
  const go = (part: Parameters<typeof change>[0]) =>
    asks.current ? asks.current(() => change(part)) : change(part);
  const filters = useGridFilters(state, go);
  const cells = shownCells(draft.cells, state);
  const isDirty = draft.changes.length > 0;
  const guard = useDirtyGuard(isDirty, {
    leaves: (from, to) => from.tab !== to.tab,
    onDiscard: draft.discard,
  });
  const clear = () => go(unfiltered);
  const open = draft.cells.find((cell) => cellKey(cell) === state.cell);
  const isOpen = open !== undefined || (isEditable && state.cell === newCell);
  const side = { draft, words, isEditable, onClosed, asks };
  const grid = {
    cells,
    words,
    changed: new Set(draft.changes.map(({ cell }) => cell)),
    open: state.cell,
    onOpen: (key: string) => go({ cell: key }),
  };
  return (
    <div ref={measure} className="grid grid-cols-1 gap-3">
      {draft.saved.status === 'published' && <Banner>{t('isPublished')}</Banner>}
      {draft.isStale && (
        <Banner tone="warning" action={<Button onClick={draft.discard}>{t('takeTheirs')}</Button>}>
          {t('stale')}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {compact ? <FilterButton filters={filters} onClear={clear} /> : <FilterSelects filters={filters} />}
        <FilterChips filters={filters} onClear={clear} />
      </div>
      {cells.length === 0 ? (
        draft.cells.length === 0 ? (
          <Card>
            <EmptyState title={t('noCells')} text={t('noCellsText')} />
          </Card>
        ) : (
          <NothingFits title={t('noneFits')} onClear={clear} />
        )
      ) : compact ? (
        <GridCards {...grid} />
      ) : (
        <div
          className={cn('grid items-start gap-3', isOpen && 'grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]')}
        >
          <GridTable {...grid} />
          {isOpen && <OpenCell cell={open ?? null} compact={false} {...side} />}
        </div>
      )}
      {isOpen && (compact || cells.length === 0) && <OpenCell cell={open ?? null} compact {...side} />}
      {isDirty && <PendingBar draft={draft} words={words} compact={compact} />}
      {guard.dialog}
    </div>
  );
}

type OpenCellProps = VersionGridProps &
  Pick<CellEditorProps, 'asks' | 'compact'> & { cell: MatrixCell | null };

function OpenCell({ draft, words, isEditable, cell, compact, asks, onClosed }: OpenCellProps) {
  const t = useText(gridTexts);
  const titleOf = useRowTitle(competencies);
  const { query } = useRows(competencies, { limit: 200 });
  const key = cell ? cellKey(cell) : null;
  const shared = { compact, onClose: () => onClosed(key ?? undefined) };
  if (!isEditable) return cell && <CellReader key={key} cell={cell} words={words} {...shared} />;
  return (
    <CellEditor
      key={key}
      {...shared}
      asks={asks}
      title={cell ? words.nameOf(cell) : t('addCell')}
      cell={cell}
      keys={new Set(draft.cells.map(cellKey))}
      papers={(query.data?.data ?? []).map((row) => ({
        value: row.id,
        label: `${String(row.code ?? '')} · ${titleOf(row)}`,
      }))}
      onApply={(next) => draft.put(next, key)}
      onDone={(next) => onClosed(cellKey(next))}
      onRemove={
        key === null
          ? null
          : () => {
              draft.remove(key);
              onClosed(undefined);
            }
      }
    />
  );
}
