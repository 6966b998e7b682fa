import { fareTypes } from '@leme/contract/catalog/fare-types';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Settings2, Trash2 } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { FieldValue } from '#kit/resource/field-value.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { cn } from '#ui/style/cn.ts';
import { InPlaceField } from '../in-place/in-place-field.tsx';
import { productsTexts } from '../texts/texts.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export const fareColumns = ['label', 'code', 'cost_price', 'min_age', 'max_age', 'active'] as const;

export type FareRowProps = {
  row: AnyRow;
  mayChange: boolean;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onDrag: { start: () => void; over: (event: DragEvent) => void; drop: () => void };
  onOpen: () => void;
  onDelete: () => void;
};

/** One fare: its values are changed where they stand; Alt with an arrow moves it among the others. */
export function FareRow({ row, mayChange, at, count, onMove, onDrag, ...act }: FareRowProps) {
  const t = useText(productsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const name = String(row.label);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayChange || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <tr
      data-child={row.id}
      className="border-t align-top max-lg:grid max-lg:grid-cols-2 max-lg:gap-2 max-lg:px-4 max-lg:py-3 md:max-lg:grid-cols-4"
      onKeyDown={onKeyDown}
      onDragOver={onDrag.over}
      onDrop={onDrag.drop}
    >
      <td className="py-2 ps-2 max-lg:hidden">
        {mayChange && (
          <IconButton
            name={t('drag')}
            draggable
            tabIndex={-1}
            className="cursor-grab"
            onDragStart={onDrag.start}
            icon={<GripVertical {...icon} />}
          />
        )}
      </td>
      {fareColumns.map((field) => {
        const label = labelOf(fareTypes.fields[field], locale);
        return (
          <td key={field} className={cn('p-1 lg:py-2', field === 'label' && 'md:max-lg:col-span-2')}>
            <span className="mb-1 block text-muted-fg text-xs lg:hidden">{label}</span>
            {mayChange ? (
              <InPlaceField resource={fareTypes} row={row} name={field} hiddenLabel={`${label}: ${name}`} />
            ) : (
              <FieldValue resource={fareTypes} name={field} row={row} />
            )}
          </td>
        );
      })}
      <td className="p-1 pe-2 max-md:col-span-2 md:max-lg:self-end lg:py-2">
        {mayChange && (
          <span className="flex justify-end">
            <IconButton
              name={t('up', { name })}
              data-move="-1"
              className={at === 0 ? 'invisible' : ''}
              icon={<ArrowUp {...icon} />}
              onClick={() => onMove(-1)}
            />
            <IconButton
              name={t('down', { name })}
              data-move="1"
              className={at === count - 1 ? 'invisible' : ''}
              icon={<ArrowDown {...icon} />}
              onClick={() => onMove(1)}
            />
            <Menu
              align="end"
              trigger={<IconButton name={t('fareActions', { name })} icon={<Ellipsis {...icon} />} />}
            >
              <MenuItem icon={<Settings2 {...icon} />} onSelect={act.onOpen}>
                {t('allOfFare')}
              </MenuItem>
              <MenuItem danger icon={<Trash2 {...icon} />} onSelect={act.onDelete}>
                {kit('delete')}
              </MenuItem>
            </Menu>
          </span>
        )}
      </td>
    </tr>
  );
}
