import { ArrowLeft, ArrowRight, Ellipsis, FileText, Star, Trash2 } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { cn } from '#ui/style/cn.ts';
import { useText } from '../../../../text/i18n.ts';
import { filesTexts } from './texts/texts.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type FileTileProps = {
  id: string;
  href: string;
  name: string;
  isImage: boolean;
  place: number;
  count: number;
  /** Something is dragged over it. */
  isOver: boolean;
  onOpen: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (event: DragEvent) => void;
  onOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
};

/** One of several files: to look at, to move by dragging, by its menu or with Alt and an arrow, to take out. */
export function FileTile({ id, href, name, isImage, place, count, isOver, ...on }: FileTileProps) {
  const t = useText(filesTexts);
  const at = { name, place, count };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by) return;
    event.preventDefault();
    on.onMove(place - 1 + by);
  };
  return (
    <li
      data-file={id}
      draggable
      onDragStart={on.onDrag}
      onDragOver={on.onOver}
      onDrop={on.onDrop}
      onKeyDown={onKeyDown}
      className={cn(
        'relative min-w-0 cursor-grab rounded-md border bg-surface',
        isOver && 'ring-2 ring-ring',
      )}
    >
      <button
        type="button"
        aria-label={t(isImage ? 'view' : 'open', at)}
        className="grid w-full place-items-center overflow-hidden rounded-[inherit]"
        onClick={on.onOpen}
      >
        {isImage ? (
          <img
            src={href}
            alt=""
            draggable={false}
            loading="lazy"
            className="aspect-4/3 w-full bg-muted object-cover"
          />
        ) : (
          <span className="grid aspect-4/3 w-full content-center justify-items-center gap-1.5 p-2">
            <FileText aria-hidden="true" className="size-6 text-muted-fg" strokeWidth={1.5} />
            <span className="line-clamp-2 max-w-full break-all text-xs">{name}</span>
          </span>
        )}
      </button>
      {isImage && place === 1 && (
        <span className="pointer-events-none absolute start-1.5 top-1.5 rounded-sm bg-surface px-1.5 py-0.5 font-semibold text-xs shadow-sm">
          {t('cover')}
        </span>
      )}
      <span className="absolute end-1 top-1 rounded-md bg-surface shadow-sm">
        <Menu
          align="end"
          trigger={<IconButton size="sm" name={t('actions', at)} icon={<Ellipsis {...icon} />} />}
        >
          {isImage && place > 1 && (
            <MenuItem icon={<Star {...icon} />} onSelect={() => on.onMove(0)}>
              {t('makeCover')}
            </MenuItem>
          )}
          {place > 1 && (
            <MenuItem icon={<ArrowLeft {...icon} />} onSelect={() => on.onMove(place - 2)}>
              {t('before')}
            </MenuItem>
          )}
          {place < count && (
            <MenuItem icon={<ArrowRight {...icon} />} onSelect={() => on.onMove(place)}>
              {t('after')}
            </MenuItem>
          )}
          <MenuItem danger icon={<Trash2 {...icon} />} onSelect={on.onRemove}>
            {t('remove')}
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}
