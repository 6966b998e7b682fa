import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { allowedMoves } from '@leme/contract/kit/resource/states';
import { StatusMenu } from '#ui/menus/status-menu.tsx';
import { cn } from '#ui/style/cn.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { choiceTone } from '../../choice-tone.tsx';
import { FieldValue } from '../../field-value.tsx';
import { fieldOf, isState } from '../../fields-of.ts';
import { listTexts } from '../texts/texts.ts';
import type { List } from '../use-list.ts';
import type { RunOne } from './row-menu.tsx';

export type EditableValueProps = {
  list: List;
  row: AnyRow;
  name: string;
  rowName: string;
  onRun: RunOne;
  className?: string | undefined;
};

/** A value of a row; a state can be changed where it stands, to those its moves lead to. */
export function EditableValue({ list, row, name, rowName, onRun, className }: EditableValueProps) {
  const t = useText(listTexts);
  const locale = useLocale();
  const field = fieldOf(list.resource, name);
  // What is worked out nobody sets.
  const isSet = Object.hasOwn(list.resource.fields, name);
  const mayChange = isSet && list.rights.update && !list.isTrash && !list.isOffline;
  const Cell = list.options.cells?.[name];
  if (Cell) return <Cell row={row} filter={list.filter} />;
  if (!field || !mayChange || !isState(field)) {
    return <FieldValue resource={list.resource} name={name} row={row} />;
  }
  const value = String(row[name]);
  const moves = field.moves && allowedMoves(list.resource, row).filter((move) => move.field === name);
  const isOffered = (state: string) => state === value || !moves || moves.some(({ to }) => to === state);
  const change = (next: string) => {
    const move = moves?.find(({ to }) => to === next);
    onRun(row, move ? { move } : { set: name, value: next });
  };
  return (
    <StatusMenu
      name={t('stateOf', { field: labelOf(field, locale), name: rowName })}
      className={cn('relative z-10 align-middle -outline-offset-2', className)}
      value={value}
      onValueChange={(next) => next === value || change(next)}
      options={(field.options ?? []).filter(isOffered).map((each) => ({
        value: each,
        label: choiceOf(field, each, locale),
        tone: choiceTone(each)?.tone ?? 'neutral',
        icon: choiceTone(each)?.icon,
      }))}
    />
  );
}
