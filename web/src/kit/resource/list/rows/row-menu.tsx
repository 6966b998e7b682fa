import { textIn } from '@leme/contract/kit/language/texts';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { NamedMove } from '@leme/contract/kit/resource/states';
import { Copy, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { ActionMenu, type RowAction } from '../../../list/actions/action-menu.tsx';
import { useLocale, useText } from '../../../text/i18n.ts';
import { listTexts } from '../texts/texts.ts';
import type { List } from '../use-list.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type RowProps = {
  className?: string | undefined;
  list: List;
  row: AnyRow;
  name: string;
  onDelete: (row: AnyRow) => void;
  onRun: RunOne;
};
/** One field to be set, or to what follows from the row as it is; `done` says what came of it where that is more. */
type SetField = { set: string; value: string | ((row: AnyRow) => unknown); done?: string };
export type RunOne = (
  row: AnyRow,
  what: 'restore' | { action: string } | { move: NamedMove } | SetField,
) => void;

/** What can be done to one row. */
export function RowMenu({ list, row, name, onDelete, onRun, className }: RowProps) {
  const t = useText(listTexts);
  const locale = useLocale();
  const { rights, isTrash, isOffline } = list;
  const own = (isTrash ? [] : (list.options.actions ?? []))
    .filter(({ needs, offers }) => rights[needs] && (offers?.(row) ?? true))
    .map(({ id, label, icon: sign }) => ({
      id,
      label: textIn(list.resource.texts, locale, label),
      icon: sign,
      disabled: isOffline,
      onSelect: () => onRun(row, { action: id }),
    }));
  const open: RowAction = {
    id: '*open',
    label: t(rights.update && !isTrash ? 'edit' : 'open'),
    icon: <Pencil {...icon} />,
    onSelect: () => list.show({ open: row.id }),
  };
  const copy: RowAction = {
    id: '*copy',
    label: t('copy'),
    icon: <Copy {...icon} />,
    onSelect: () => list.show({ open: 'new', from: row.id }),
  };
  const last: RowAction = isTrash
    ? {
        id: '*restore',
        label: t('restore'),
        icon: <RotateCcw {...icon} />,
        onSelect: () => onRun(row, 'restore'),
      }
    : {
        id: '*delete',
        label: t('delete'),
        icon: <Trash2 {...icon} />,
        danger: true,
        onSelect: () => onDelete(row),
      };
  return (
    <ActionMenu
      name={t('actionsOf', { name })}
      size="xs"
      className={className}
      iconClass="max-md:size-5"
      actions={[
        open,
        ...(rights.create && !isTrash ? [copy] : []),
        ...own,
        ...(rights.delete ? [{ ...last, apart: true, disabled: isOffline }] : []),
      ]}
    />
  );
}
