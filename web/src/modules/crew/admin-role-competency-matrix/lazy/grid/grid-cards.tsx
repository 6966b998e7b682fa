import { cellKey } from '@leme/contract/crew/engine/matrix';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import type { GridProps } from './grid-table.tsx';
import { gridTexts } from './texts/texts.ts';
import { asked } from './use-cell-text.ts';

/** The same on a phone: a card for each position and context. */
export function GridCards({ cells, words, changed, onOpen }: GridProps) {
  const t = useText(gridTexts);
  return (
    <ul aria-label={t('grid')} className="grid grid-cols-1 gap-3">
      {cells.map((cell) => {
        const key = cellKey(cell);
        return (
          <li
            key={key}
            data-cell={key}
            className="grid gap-2 rounded-lg border bg-surface px-4 py-3 [contain-intrinsic-height:auto_14rem] [content-visibility:auto]"
          >
            <h2 className="flex flex-wrap items-center gap-2 font-semibold text-base">
              {words.nameOf(cell)}
              {changed.has(key) && <Chip tone="warning">{t('changedMark')}</Chip>}
            </h2>
            <dl className="grid gap-1 text-sm">
              {asked
                .filter((name) => words.text(cell, name) !== '')
                .map((name) => (
                  <div key={name} className="flex flex-wrap gap-x-2">
                    <dt className="text-muted-fg">{words.label(name)}</dt>
                    <dd className="wrap-anywhere min-w-0">{words.text(cell, name)}</dd>
                  </div>
                ))}
            </dl>
            <Button
              data-place=""
              size="lg"
              aria-label={`${t('openCell')}: ${words.nameOf(cell)}`}
              onClick={() => onOpen(key)}
            >
              {t('openCell')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
