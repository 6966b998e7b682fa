import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Key } from '#ui/buttons/key.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { cn } from '#ui/style/cn.ts';
import { keyCaps } from '../../shell/shortcut-keys.ts';
import { titleParts } from '../menu-search/palette-matcher.ts';
import { isRecord, type PaletteItem } from './palette-items.ts';
import { paletteTexts } from './texts/texts.ts';

type RowProps = {
  item: PaletteItem;
  id: string;
  words: readonly string[];
  isSelected: boolean;
  /** The pointer is over it: Enter would choose it. */
  onMark: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
};

/** One result, with the letters that were searched for underlined. */
export function PaletteRow({ item, id, words, isSelected, onMark, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field points here with aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      onPointerMove={() => !isSelected && onMark(item)}
      onClick={() => onChoose(item)}
      className="flex scroll-mt-9 min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2 max-md:min-h-12 max-md:py-1 aria-selected:bg-selected aria-selected:shadow-[inset_2px_0_0_var(--brand-ui)]"
    >
      <Icon name={item.icon} className="text-muted-fg" />
      <span className="min-w-0 flex-1 truncate">
        {titleParts(item.title, words).map(({ from, text, found }) =>
          found ? (
            <mark
              key={from}
              className="bg-transparent font-semibold text-current underline decoration-2 decoration-brand-ui underline-offset-3"
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {item.hint && (
          <span
            className={cn(
              'ms-2.5 text-muted-fg',
              isRecord(item.section) && 'max-md:ms-0 max-md:block max-md:truncate max-md:text-sm',
            )}
          >
            {item.hint}
          </span>
        )}
      </span>
      {item.key && (
        <span className="flex shrink-0 gap-1">
          {keyCaps(item.key).map((cap) => (
            <Key key={cap}>{cap}</Key>
          ))}
        </span>
      )}
    </div>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {children}
    </span>
  );
}

/** What the keys do, under the results. */
export function PaletteFoot() {
  const t = useText(paletteTexts);
  return (
    <p className="flex shrink-0 flex-wrap gap-x-4 gap-y-1 border-t px-4 py-2.5 text-muted-fg text-xs max-md:hidden">
      <Hint keys={['↑', '↓']}>{t('keyNavigate')}</Hint>
      <Hint keys={['Enter']}>{t('keyOpen')}</Hint>
      <Hint keys={[...keyCaps('mod'), 'Enter']}>{t('keyNewTab')}</Hint>
      <span className="flex-1" />
      <Hint keys={['>']}>{t('keyActions')}</Hint>
      <Hint keys={['/']}>{t('keyPages')}</Hint>
    </p>
  );
}
