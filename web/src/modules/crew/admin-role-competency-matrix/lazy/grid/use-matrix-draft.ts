import { cellKey, specificity } from '@leme/contract/crew/engine/matrix';
import { matrixDifferences } from '@leme/contract/crew/engine/matrix-differences';
import type { MatrixCell, saveMatrixCells } from '@leme/contract/crew/matrix-endpoints';
import { positions } from '@leme/contract/crew/positions';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { shows } from '../../matrix.queries.ts';
import { gridTexts } from './texts/texts.ts';

export type Saved = {
  id: string;
  number: number;
  status: 'draft' | 'published';
  version: number;
  cells: MatrixCell[];
};

type Edits = { version: number; steps: readonly (readonly MatrixCell[])[] };

/** By position, what names less before what names more. */
function ordered(cells: readonly MatrixCell[]): MatrixCell[] {
  const place = (cell: MatrixCell) => positions.indexOf(cell.position);
  return cells.toSorted(
    (one, other) =>
      place(one) - place(other) ||
      specificity(one) - specificity(other) ||
      cellKey(one).localeCompare(cellKey(other)),
  );
}

/** The cells of a version while somebody changes them: step by step, taken back as far as one likes, saved at once. */
export function useMatrixDraft(saved: Saved) {
  const t = useText(gridTexts);
  const [edits, setEdits] = useState<Edits | null>(null);
  const [isStale, setStale] = useState(false);
  const current = edits?.steps.at(-1) ?? saved.cells;
  const put = (cells: readonly MatrixCell[]) =>
    setEdits((before) => ({
      version: before?.version ?? saved.version,
      steps: [...(before?.steps ?? []), cells],
    }));
  const discard = () => {
    setEdits(null);
    setStale(false);
  };
  const saving = useVerb(
    () =>
      call<typeof saveMatrixCells>('PUT /admin/competency-matrix/versions/:id/cells', {
        id: saved.id,
        version: edits?.version ?? saved.version,
        cells: [...current],
      }),
    {
      shows,
      done: () => {
        discard();
        return t('saved');
      },
      failed: t('notSaved'),
      // Somebody else wrote the draft: what was changed here stays until it is given up.
      place: (error) => {
        if (isProblem(error, 'draft-changed')) setStale(true);
        return false;
      },
    },
  );
  return {
    saved,
    cells: ordered(current),
    changes: matrixDifferences(saved.cells, current),
    isStale,
    isBusy: saving.isBusy,
    save: () => void saving.run(),
    discard,
    /** Takes the last step back. */
    undo: () =>
      setEdits((before) =>
        before && before.steps.length > 1 ? { ...before, steps: before.steps.slice(0, -1) } : null,
      ),
    /** Puts a cell in the place of the one of that key, or beside the others. */
    put: (cell: MatrixCell, key: string | null) =>
      put([...current.filter((each) => cellKey(each) !== key && cellKey(each) !== cellKey(cell)), cell]),
    remove: (key: string) => put(current.filter((each) => cellKey(each) !== key)),
    /** The cells of a sheet in one step; those it does not name stay. */
    take: (cells: readonly MatrixCell[]) => {
      const keys = new Set(cells.map(cellKey));
      put([...current.filter((each) => !keys.has(cellKey(each))), ...cells]);
    },
  };
}

export type MatrixDraft = ReturnType<typeof useMatrixDraft>;
