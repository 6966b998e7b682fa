import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { lineFaults } from '@leme/contract/finance/lines/line-faults';
import type { StatementLine } from '@leme/contract/finance/lines/lines';
import { statementOf } from '@leme/contract/finance/results';
import { toCents } from '@leme/contract/kit/values/money';
import { useText } from '#kit/text/i18n.ts';
import { settingsDreTexts } from '../texts/texts.ts';
import type { useDrawing } from '../use-drawing.ts';
import { LineRow } from './line-row.tsx';

type LineListProps = {
  drawing: ReturnType<typeof useDrawing>;
  mayDraw: boolean;
  onOpen: (line: StatementLine) => void;
};

/** A finger that rests takes a line, one that moves scrolls. */
const rests = { delay: 250, tolerance: 8 };

/** The lines in their order, each with what it comes to this month; one is moved by its handle, by buttons and by keys. */
export function LineList({ drawing, mayDraw, onOpen }: LineListProps) {
  const t = useText(settingsDreTexts);
  const { lines, accounts } = drawing;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: rests }),
  );
  const leaves = accounts.flatMap(({ line, amount }) =>
    line === null ? [] : [{ code: line, cents: toCents(amount) }],
  );
  const told = new Map(statementOf(leaves, lines).map((row) => [row.code, row]));
  const wrong = new Set(lineFaults(lines).map(({ pointer }) => Number(pointer.split('/')[2])));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) drawing.drop(String(active.id), String(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <ol aria-label={t('lines')}>
        {lines.map((line, at) => (
          <LineRow
            key={line.code}
            line={line}
            told={told.get(line.code)}
            drawing={drawing}
            isWrong={wrong.has(at)}
            mayDraw={mayDraw}
            onOpen={() => onOpen(line)}
          />
        ))}
      </ol>
    </DndContext>
  );
}
