import { actions } from '@leme/contract/access/permission';
import type { Role } from '@leme/contract/access/roles';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { rolePermissionsTexts } from '../texts/texts.ts';
import type { Cell } from './cells.ts';
import { FocusLine } from './focus-line.tsx';
import { RightCell, RightMark } from './right-cell.tsx';
import { type CellWords, useCellWords } from './use-cell-words.ts';
import { isUnlike, type MatrixGroup, type MatrixRow } from './use-matrix.ts';
import './rights-matrix.css';

export type MatrixProps = {
  role: Role;
  compare: Role | undefined;
  groups: readonly MatrixGroup[];
  onPress: (cell: Cell) => void;
};

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Resources down, actions across; arrow keys go from right to right, Tab goes on to what follows. */
export function MatrixTable({ role, compare, groups, onPress }: MatrixProps) {
  const t = useText(rolePermissionsTexts);
  const { roleName } = useRightsWords();
  const words = useCellWords();
  const rows = groups.flatMap((group) => group.rows);
  const [stop, setStop] = useState('0:0');
  const [row = 0] = stop.split(':').map(Number);
  const current = row < rows.length ? stop : '0:0';
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
    <FocusLine>
      <table
        aria-label={t('matrixOf', { role: roleName(role) })}
        className="w-full border-separate border-spacing-0"
        onKeyDown={step}
        onFocus={({ target }) => target.dataset.place && setStop(target.dataset.place)}
      >
        <MatrixHead role={role} compare={compare} />
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={compare ? 9 : 5}
                className="border-b bg-muted px-4 py-1.5 text-start font-semibold text-xs"
              >
                {group.name}
              </th>
            </tr>
            {group.rows.map((each) => (
              <MatrixLine
                key={each.resource}
                row={each}
                at={rows.indexOf(each)}
                stop={current}
                words={words}
                onPress={onPress}
              />
            ))}
          </tbody>
        ))}
      </table>
    </FocusLine>
  );
}

const head =
  'sticky top-[calc(var(--header)+var(--stripe)+2.5rem)] z-10 h-9 border-b bg-surface px-2 font-semibold text-muted-fg text-xs';

function MatrixHead({ role, compare }: Pick<MatrixProps, 'role' | 'compare'>) {
  const t = useText(rolePermissionsTexts);
  const { roleName, actionName } = useRightsWords();
  return (
    <thead>
      <tr>
        <th scope="col" className={cn(head, 'ps-4 text-start')}>
          {t('resource')}
        </th>
        {(compare ? [role, compare] : [role]).flatMap((each) =>
          actions.map((action, at) => (
            <th
              key={`${each}:${action}`}
              scope="col"
              className={cn(head, 'w-24', each === compare && at === 0 && 'border-s')}
            >
              {compare && <span className="block font-normal">{roleName(each)}</span>}
              {actionName(action)}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

type LineProps = {
  row: MatrixRow;
  at: number;
  stop: string;
  words: CellWords;
  onPress: (cell: Cell) => void;
};

function MatrixLine({ row, at, stop, words, onPress }: LineProps) {
  const cell = 'h-11 border-b px-2 text-center group-hover/line:bg-muted';
  return (
    <tr className="group/line">
      <th
        scope="row"
        className="h-11 border-b px-2 py-1 ps-4 text-start font-normal group-hover/line:bg-muted"
      >
        {row.name}
      </th>
      {row.cells.map((each, column) => {
        const place = `${at}:${column}`;
        return (
          <td key={each.action} className={cn(cell, isUnlike(row, column) && 'bg-selected')}>
            <RightCell cell={each} words={words} place={place} isTabStop={place === stop} onPress={onPress} />
          </td>
        );
      })}
      {row.others?.map((other, column) => (
        <td
          key={other.action}
          className={cn(cell, column === 0 && 'border-s', isUnlike(row, column) && 'bg-selected')}
        >
          <OtherMark cell={other} />
        </td>
      ))}
    </tr>
  );
}

function OtherMark({ cell }: { cell: Cell }) {
  const t = useText(rolePermissionsTexts);
  return (
    <span className="inline-grid size-8 place-items-center text-muted-fg [&>svg]:size-4">
      <RightMark isOn={cell.isOn} />
      <span className="sr-only">{t(cell.isOn ? 'yes' : 'no')}</span>
    </span>
  );
}
