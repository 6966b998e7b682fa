import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { useText } from '../../text/i18n.ts';
import { useRowTitle } from '../record/row-title.ts';
import { ChildFact } from './child-fact.tsx';
import { childrenTexts } from './texts/texts.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type ChildRowProps = {
  resource: Resource;
  row: AnyRow;
  shows: readonly string[];
  /** What has to be known of it beside its name. */
  mark: ReactNode;
  mayChange: boolean;
  /** Missing where it is only looked at. */
  onOpen: (() => void) | undefined;
  onDelete: () => void;
  /** Missing where there is no order to change. */
  onMove: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
};

/** One child in the panel of its parent; Alt with an arrow moves it among the others. */
export function ChildRow({
  resource,
  row,
  shows,
  mark,
  mayChange,
  onOpen,
  onDelete,
  onMove,
  ...at
}: ChildRowProps) {
  const t = useText(childrenTexts);
  const name = useRowTitle(resource)(row);
  const said = shows.filter((field) => row[field] !== null && row[field] !== '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onMove || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-0.5 border-t px-4 py-2.5"
      data-child={row.id}
      onKeyDown={onKeyDown}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        {onOpen ? (
          <button type="button" className="min-h-8 text-start max-md:min-h-11" onClick={onOpen}>
            <b className="break-words hover:underline">{name}</b>
          </button>
        ) : (
          <b className="break-words">{name}</b>
        )}
        {mark}
      </span>
      <span className="flex">
        {onMove && (
          <>
            <IconButton
              name={t('up', { name })}
              className={at.isFirst ? 'invisible' : ''}
              data-move="-1"
              icon={<ArrowUp {...icon} />}
              onClick={() => onMove(-1)}
            />
            <IconButton
              name={t('down', { name })}
              className={at.isLast ? 'invisible' : ''}
              data-move="1"
              icon={<ArrowDown {...icon} />}
              onClick={() => onMove(1)}
            />
          </>
        )}
        {mayChange && (
          <Menu
            align="end"
            trigger={<IconButton name={t('actions', { name })} icon={<Ellipsis {...icon} />} />}
          >
            <MenuItem icon={<Pencil {...icon} />} onSelect={() => onOpen?.()}>
              {t('edit')}
            </MenuItem>
            <MenuItem danger icon={<Trash2 {...icon} />} onSelect={onDelete}>
              {t('delete')}
            </MenuItem>
          </Menu>
        )}
      </span>
      {said.length > 0 && (
        <dl className="col-span-full flex min-w-0 flex-wrap items-baseline gap-x-4 text-muted-fg text-sm">
          {said.map((field) => (
            <ChildFact key={field} resource={resource} name={field} row={row} />
          ))}
        </dl>
      )}
    </li>
  );
}
