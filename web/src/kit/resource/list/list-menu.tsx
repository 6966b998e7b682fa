import { Download, Ellipsis, FileUp, Printer, SquareCheck, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { useText } from '../../text/i18n.ts';
import { LazyImport } from '../import/lazy-import.tsx';
import { useExport } from './export-rows.ts';
import { listTexts } from './texts/texts.ts';
import type { ListProps } from './use-list.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type ListMenuProps = ListProps & {
  /** What the screen has besides, before what every list has. */
  own?: ReactNode;
  /** On a phone: starts ticking rows. */
  onSelect?: (() => void) | undefined;
};

/** What is done to the list as a whole and is not needed every day. */
export function ListMenu({ list, own, onSelect }: ListMenuProps) {
  const t = useText(listTexts);
  const { selected } = list.selection;
  const chosen = { count: selected.size };
  const { start } = useExport(list.resource.name, list.question, selected);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            name={t('more')}
            variant={onSelect ? 'plain' : 'quiet'}
            icon={<Ellipsis className="size-4" strokeWidth={1.75} />}
          />
        }
      >
        {own}
        {onSelect && (
          <MenuItem icon={<SquareCheck {...icon} />} onSelect={onSelect}>
            {t('select')}
          </MenuItem>
        )}
        {onSelect && (
          <MenuItem icon={<Download {...icon} />} disabled={list.isOffline} onSelect={start}>
            {selected.size > 0 ? t('exportChosen', chosen) : t('export')}
          </MenuItem>
        )}
        {list.rights.create && !list.isTrash && (
          <MenuItem icon={<FileUp {...icon} />} disabled={list.isOffline} onSelect={() => setImporting(true)}>
            {t('import')}
          </MenuItem>
        )}
        <MenuItem icon={<Printer {...icon} />} onSelect={() => setTimeout(print)}>
          {selected.size > 0 ? t('printChosen', chosen) : t('print')}
        </MenuItem>
        {list.rights.delete && !list.isTrash && (
          <MenuItem icon={<Trash2 {...icon} />} onSelect={() => list.filter({ deleted: 1, view: undefined })}>
            {t('trash')}
          </MenuItem>
        )}
      </Menu>
      {isImporting && <LazyImport resource={list.resource} onClose={() => setImporting(false)} />}
    </>
  );
}
