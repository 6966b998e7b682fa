import { textIn } from '@leme/contract/kit/language/texts';
import type { Field } from '@leme/contract/kit/resource/fields';
import { choiceOf, labelOf, moveLabel } from '@leme/contract/kit/resource/labels';
import { type AnyRow, fieldsWith } from '@leme/contract/kit/resource/resource';
import { movesOf, type NamedMove } from '@leme/contract/kit/resource/states';
import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import type { BulkAction } from '../../../list/bulk/bulk-bar.tsx';
import type { Jobs } from '../../../list/bulk/use-jobs.ts';
import { lazyPart } from '../../../text/fetch-code.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import type { ResourceWrites } from '../../resource-options.ts';
import { useExport } from '../export-rows.ts';
import type { List } from '../use-list.ts';
import { actionOf, restoration, valuesFor } from './jobs.ts';
import { bulkTexts } from './texts/texts.ts';

const ReferenceChange = lazyPart(async () => (await import('./lazy/reference-change.tsx')).ReferenceChange);

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type OnBulk = {
  onDelete: () => void;
  onMove: (move: NamedMove) => void;
  /** To a value, or to what follows from each row as it is. */
  onSet: (name: string, value: unknown) => void;
  /** What the screen does to all of them as one. */
  own?: readonly BulkAction[] | undefined;
};

/** What a person may do to all ticked rows: one value for a field with few, the screen's own actions, deletion. */
export function useBulkActions(
  list: List,
  { start }: Jobs<AnyRow>,
  writes: ResourceWrites,
  { onDelete, onMove, onSet, own: asOne = [] }: OnBulk,
): BulkAction[] {
  const t = useText(kitTexts);
  const words = useText(bulkTexts);
  const locale = useLocale();
  const { resource, ticked, rights, isTrash, options } = list;
  const { start: save, isBusy } = useExport(resource.name, list.question, list.selection.selected);
  const exporting: BulkAction = {
    id: '*export',
    label: words('export'),
    icon: <Download {...icon} />,
    run: () => isBusy || save(),
  };
  if (isTrash) {
    const restore = () => start(restoration(writes), ticked);
    return [
      exporting,
      ...(rights.delete
        ? [{ id: '*restore', label: t('restore'), icon: <RotateCcw {...icon} />, run: restore }]
        : []),
    ];
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
    if (field?.to && !field.isParent && !options.oneByOne?.includes(name)) {
      const pick = (close: () => void) => (
        <Suspense>
          <ReferenceChange
            resource={resource}
            name={name}
            onChange={(value) => onSet(name, value)}
            onDone={close}
          />
        </Suspense>
      );
      return [{ id: name, label: labelOf(field, locale), pick }];
    }
    const values = field ? valuesFor(field) : [];
    if (!field || values.length === 0) return [];
    const wordOf = (value: string | boolean) =>
      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : choiceOf(field, value, locale);
    const choices = values.map((value) => ({
      value: String(value),
      label: wordOf(value),
      run: () => onSet(name, value),
    }));
    const empty = {
      value: '*none',
      label: words('setEmpty'),
      run: () => onSet(name, null),
    };
    const all = field.required ? choices : [...choices, empty];
    return [{ id: name, label: labelOf(field, locale), choices: all }];
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
    ...asOne,
    exporting,
    ...(rights.delete
      ? [{ id: '*delete', label: t('delete'), icon: <Trash2 {...icon} />, danger: true, run: onDelete }]
      : []),
  ];
}
