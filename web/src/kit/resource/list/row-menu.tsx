import { localise } from '@leme/contract/kit/locale';
import type { AnyRow } from '@leme/contract/kit/resource';
import { Copy, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useLocalised, useText } from '../../i18n.ts';
import { listTexts } from './texts/texts.ts';
import type { List } from './use-list.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type RowProps = {
  className?: string | undefined;
  list: List;
  row: AnyRow;
  name: string;
  onDelete: (row: AnyRow) => void;
  onRun: RunOne;
};
export type RunOne = (
  row: AnyRow,
  what: 'restore' | { action: string } | { set: string; value: string },
) => void;

/** What can be done to one row. */
export function RowMenu({ list, row, name, onDelete, onRun, className }: RowProps) {
  const t = useText(listTexts);
  const localised = useLocalised();
  const { rights, isTrash, isOffline } = list;
  const actions = isTrash ? [] : (list.options.actions ?? []);
  const offered = actions.filter(({ needs, offers }) => rights[needs] && (offers?.(row) ?? true));
  return (
    <Menu
      trigger={
        <IconButton
          name={t('actionsOf', { name })}
          size="xs"
          className={className}
          icon={<Ellipsis className="size-4 max-md:size-5" strokeWidth={1.75} />}
        />
      }
    >
      <MenuItem icon={<Pencil {...icon} />} onSelect={() => list.show({ open: row.id })}>
        {t(rights.update && !isTrash ? 'edit' : 'open')}
      </MenuItem>
      {rights.create && !isTrash && (
        <MenuItem icon={<Copy {...icon} />} onSelect={() => list.show({ open: 'new', from: row.id })}>
          {t('copy')}
        </MenuItem>
      )}
      {offered.map(({ id, label, icon: own }) => (
        <MenuItem key={id} icon={own} disabled={isOffline} onSelect={() => onRun(row, { action: id })}>
          {localised(localise(label))}
        </MenuItem>
      ))}
      {rights.delete && <MenuSeparator />}
      {rights.delete && !isTrash && (
        <MenuItem danger icon={<Trash2 {...icon} />} disabled={isOffline} onSelect={() => onDelete(row)}>
          {t('delete')}
        </MenuItem>
      )}
      {rights.delete && isTrash && (
        <MenuItem icon={<RotateCcw {...icon} />} disabled={isOffline} onSelect={() => onRun(row, 'restore')}>
          {t('restore')}
        </MenuItem>
      )}
    </Menu>
  );
}
