import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { StatementLine } from '@leme/contract/finance/lines/lines';
import type { ResultLineAmount } from '@leme/contract/finance/results';
import { toReais } from '@leme/contract/kit/values/money';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { cn } from '#ui/style/cn.ts';
import { useLineName } from '../../line-names.ts';
import { settingsDreTexts } from '../texts/texts.ts';
import type { useDrawing } from '../use-drawing.ts';

type LineRowProps = {
  line: StatementLine;
  told: ResultLineAmount | undefined;
  drawing: ReturnType<typeof useDrawing>;
  isWrong: boolean;
  mayDraw: boolean;
  onOpen: () => void;
};

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** One line: how deep its code says it lies, its name, its month, and what is done with it. */
export function LineRow({ line, told, drawing, isWrong, mayDraw, onOpen }: LineRowProps) {
  const t = useText(settingsDreTexts);
  const { money, percent } = useFormat();
  const { code, kind } = line;
  const name = useLineName(drawing.lines)(code);
  const { setNodeRef: setPlace, isOver } = useDroppable({ id: code });
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: code, disabled: !mayDraw });
  const value = told ? told.value : 0;
  const said = value === null ? '–' : told?.unit === 'share' ? percent(value) : money(toReais(value));
  const move = (by: -1 | 1) => drawing.move(code, by);
  return (
    <li
      ref={setPlace}
      className={cn(
        'flex flex-wrap items-center gap-x-2 border-b px-2 py-1 last:border-b-0',
        kind === 'formula' && 'bg-muted',
        isOver && 'bg-accent-soft',
        isDragging && 'relative z-20 opacity-80 shadow-md',
      )}
      style={transform ? { translate: `0 ${transform.y}px` } : undefined}
    >
      {mayDraw && (
        <span ref={setNodeRef} {...listeners}>
          <IconButton
            name={t('moveLine', { name })}
            size="xs"
            icon={<GripVertical {...icon} />}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              move(event.key === 'ArrowUp' ? -1 : 1);
            }}
          />
        </span>
      )}
      <span className={cn('min-w-0 flex-1 wrap-anywhere', kind !== 'sum' && 'font-semibold')}>
        <span
          className="me-2 text-muted-fg tabular-nums"
          style={{ marginInlineStart: `${code.split('.').length - 1}rem` }}
        >
          {code}
        </span>
        {name}
        {isWrong && <span className="ms-2 text-danger-text">{t('wrongLine')}</span>}
      </span>
      <span className="tabular-nums">{said}</span>
      {mayDraw && (
        <span className="flex max-md:basis-full max-md:justify-end">
          <IconButton
            name={t('moveUp', { name })}
            size="xs"
            icon={<ArrowUp {...icon} />}
            onClick={() => move(-1)}
          />
          <IconButton
            name={t('moveDown', { name })}
            size="xs"
            icon={<ArrowDown {...icon} />}
            onClick={() => move(1)}
          />
          <IconButton name={t('change', { name })} size="xs" icon={<Pencil {...icon} />} onClick={onOpen} />
          <IconButton
            name={t('remove', { name })}
            size="xs"
            icon={<Trash2 {...icon} />}
            onClick={() => drawing.remove(code)}
          />
        </span>
      )}
    </li>
  );
}
