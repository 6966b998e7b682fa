import { ChevronLeft, ChevronRight, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menus/menu.tsx';
import { useShortcut } from '../../browser/shortcuts.ts';
import { useText } from '../../text/i18n.ts';
import { recordTexts } from './texts/texts.ts';

export type RecordActionsProps = {
  neighbours: { previous?: string | undefined; next?: string | undefined };
  onGo: (id: string) => void;
  /** Missing where the person may not. */
  onCopy: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  scope: 'dialog' | 'page';
};

/** What stands in the head of an open record: its neighbours and a menu. */
export function RecordActions({ neighbours, onGo, onCopy, onDelete, scope }: RecordActionsProps) {
  const t = useText(recordTexts);
  const { previous, next } = neighbours;
  useShortcut({ key: 'k', label: t('previous'), scope }, () => previous && onGo(previous));
  useShortcut({ key: 'j', label: t('next'), scope }, () => next && onGo(next));
  const icon = { className: 'size-5', strokeWidth: 1.75 };
  return (
    <div className="flex items-center">
      {(previous || next) && (
        <>
          <IconButton
            name={t('previous')}
            shortcut="K"
            {...reachable(previous)}
            icon={<ChevronLeft {...icon} />}
            onClick={() => previous && onGo(previous)}
          />
          <IconButton
            name={t('next')}
            shortcut="J"
            {...reachable(next)}
            icon={<ChevronRight {...icon} />}
            onClick={() => next && onGo(next)}
          />
        </>
      )}
      {(onCopy || onDelete) && (
        <Menu trigger={<IconButton name={t('more')} icon={<Ellipsis {...icon} />} />}>
          {onCopy && (
            <MenuItem icon={<Copy className="size-4" strokeWidth={1.75} />} onSelect={onCopy}>
              {t('copy')}
            </MenuItem>
          )}
          {onCopy && onDelete && <MenuSeparator />}
          {onDelete && (
            <MenuItem danger icon={<Trash2 className="size-4" strokeWidth={1.75} />} onSelect={onDelete}>
              {t('delete')}
            </MenuItem>
          )}
        </Menu>
      )}
    </div>
  );
}

/** At the end of the list a button does nothing and keeps the focus. */
function reachable(id: string | undefined) {
  const quiet = 'aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:opacity-50';
  return { 'aria-disabled': id === undefined || undefined, className: quiet };
}
