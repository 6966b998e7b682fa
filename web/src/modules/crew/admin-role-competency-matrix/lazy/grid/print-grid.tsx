import { cellKey } from '@leme/contract/crew/engine/matrix';
import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { nothing } from '#ui/layout/empty-value.tsx';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { asked, type CellText } from './use-cell-text.ts';
import './print-grid.css';

type Sheet = { title: string; rowHead: string; cells: readonly MatrixCell[]; words: CellText };

function GridSheet({ title, rowHead, cells, words }: Sheet) {
  return (
    <>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            <th>{rowHead}</th>
            {asked.map((name) => (
              <th key={name}>{words.label(name)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={cellKey(cell)}>
              <th>{words.nameOf(cell)}</th>
              {asked.map((name) => (
                <td key={name}>{words.text(cell, name) || nothing}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Prints the cells that are shown, in words alone. */
export function printGrid(sheet: Sheet): void {
  printSheet(<GridSheet {...sheet} />, 'matrix-sheet');
}
