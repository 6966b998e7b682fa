import { textIn } from '@leme/contract/kit/language/texts';
import type { Field } from '@leme/contract/kit/resource/fields';
import { choiceOf, labelOf, moveLabel } from '@leme/contract/kit/resource/labels';
import { type AnyRow, fieldsWith } from '@leme/contract/kit/resource/resource';
import { movesOf, type NamedMove } from '@leme/contract/kit/resource/states';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { BulkAction } from '../../../list/bulk/bulk-bar.tsx';
import type { Jobs } from '../../../list/bulk/use-jobs.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import type { ResourceWrites } from '../../resource-options.ts';
import type { List } from '../use-list.ts';
import { actionOf, restoration, valuesFor } from './jobs.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type OnBulk = {
  onDelete: () => void;
  onMove: (move: NamedMove) => void;
  onSet: (name: string, value: string | boolean) => void;
};

/** What a person may do to all ticked rows: one value for a field with few, the screen's own actions, deletion. */
export function useBulkActions(
  list: List,
  { start }: Jobs<AnyRow>,
  writes: ResourceWrites,
  { onDelete, onMove, onSet }: OnBulk,
): BulkAction[] {
  const t = useText(kitTexts);
  const locale = useLocale();
  const { resource, ticked, rights, isTrash, options } = list;
  if (isTrash) {
    const restore = () => start(restoration(writes), ticked);
    return rights.delete
      ? [{ id: '*restore', label: t('restore'), icon: <RotateCcw {...icon} />, run: restore }]
      : [];
  }
  /** The moves at least one of the rows may make; the others are refused by name. */
  const movesFor = (name: string, field: Field): BulkAction[] => {
    const choices = movesOf(resource)
      .filter((move) => move.field === name && ticked.some((row) => move.from.includes(String(row[name]))))
      .map((move) => ({
        value: move.name,
        label: moveLabel(resource, move.name, locale),
        run: () => onMove(move),
      }));
    return choices.length > 0 ? [{ id: name, label: labelOf(field, locale), choices }] : [];
  };
  const changes = fieldsWith(resource, 'filter').flatMap((name): BulkAction[] => {
    const field = resource.fields[name];
    if (field?.moves) return movesFor(name, field);
    const values = field ? valuesFor(field) : [];
    if (!field || values.length === 0) return [];
    const wordOf = (value: string | boolean) =>
      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : choiceOf(field, value, locale);
    const choices = values.map((value) => ({
      value: String(value),
      label: wordOf(value),
      run: () => onSet(name, value),
    }));
    return [{ id: name, label: labelOf(field, locale), choices }];
  });
  const own = (options.actions ?? [])
    .filter(({ bulk, needs }) => bulk && rights[needs])
    .map(
      (action): BulkAction => ({
        id: action.id,
        label: textIn(resource.texts, locale, action.label),
        icon: action.icon,
        run: () => start(actionOf(writes, action), ticked.filter(action.offers ?? (() => true))),
      }),
    );
  return [
    ...(rights.update ? changes : []),
    ...own,
    ...(rights.delete
      ? [{ id: '*delete', label: t('delete'), icon: <Trash2 {...icon} />, danger: true, run: onDelete }]
      : []),
  ];
}
