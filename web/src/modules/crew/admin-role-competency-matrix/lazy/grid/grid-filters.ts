import { dimensions, type Scope } from '@leme/contract/crew/engine/dimensions';
import { fits } from '@leme/contract/crew/engine/matrix';
import { matrixCells } from '@leme/contract/crew/matrix/matrix-cells';
import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { filtered, type MatrixAddress } from '../../matrix-address.ts';

/** Position and each dimension as a filter. */
export function useGridFilters(state: MatrixAddress, change: (part: MatrixAddress) => void): Filter[] {
  const locale = useLocale();
  return filtered.map((id) => {
    const field = matrixCells.fields[id];
    return {
      id,
      label: labelOf(field, locale),
      values: oneValue(state[id]),
      options: (field.options ?? []).map((value) => ({ value, label: choiceOf(field, value, locale) })),
      onChange: ([value]) => change({ [id]: value, cell: undefined }),
    };
  });
}

/** The cells that could decide there: those that name it, and those that name any. */
export function shownCells(cells: readonly MatrixCell[], state: MatrixAddress): MatrixCell[] {
  const known = Object.fromEntries(dimensions.map((name) => [name, state[name] ?? null])) as Scope;
  return cells.filter(
    (cell) => (state.position === undefined || cell.position === state.position) && fits(cell, known),
  );
}
