import { dimensions } from '@leme/contract/crew/engine/dimensions';
import { type Cell, cellKey } from '@leme/contract/crew/engine/matrix';
import { matrixCells } from '@leme/contract/crew/matrix/matrix-cells';
import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { judge } from '@leme/contract/kit/kinds/judge';
import type { Fields } from '@leme/contract/kit/resource/fields';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { startValues } from '#kit/resource/record/values/record-values.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { gridTexts } from '../texts/texts.ts';
import { GroupsEditor, type GroupsEditorProps } from './groups-editor.tsx';

type Typed = Record<string, unknown>;

const fields: Fields = matrixCells.fields;
const scope = ['position', ...dimensions] as const;
const others = ['min_age', 'legal', 'effect', 'source', 'checked_on', 'note'] as const;
const names = [...scope, ...others];

const empty = Object.assign(Object.fromEntries(names.map((name) => [name, null])), {
  effect: 'impede',
  legal: false,
  groups: [],
});

/** What was typed as the cell it means. */
function cellIn(typed: Typed): MatrixCell {
  const values = names.map((name) => {
    const field = fields[name];
    return [name, field ? judge(field, typed[name]).value : null];
  });
  return Object.assign(Object.fromEntries(values), { groups: typed.groups }) as MatrixCell;
}

export type CellFormOptions = {
  /** Null of a new one. */
  cell: MatrixCell | null;
  /** The keys of the cells there are. */
  keys: ReadonlySet<string>;
  onApply: (cell: MatrixCell) => void;
  onDone: (cell: MatrixCell) => void;
};

/** The form of a cell; what is typed goes into the draft at once when it is applied, and nowhere before. */
export function useCellForm({ cell, keys, onApply, onDone }: CellFormOptions) {
  const t = useText(gridTexts);
  const own = cell && cellKey(cell);
  const row = (cell ?? empty) as unknown as AnyRow;
  return useEntityForm<Typed>(matrixCells, names, {
    start: Object.assign({ groups: row.groups }, startValues(matrixCells, names, row)),
    faults: (typed) => {
      const groups = typed.groups as MatrixCell['groups'];
      const key = cellKey(cellIn(typed) as Cell);
      const isTaken = key !== own && keys.has(key);
      return {
        groups: groups.some((group) => group.length === 0) && t('emptyGroup'),
        ...(isTaken && { position: t('keyTaken') }),
      };
    },
    save: (typed) => {
      onApply(cellIn(typed));
      return Promise.resolve();
    },
    onDone: (typed) => onDone(cellIn(typed)),
    failedTitle: t('notApplied'),
  });
}

/** The inputs of a cell: for what it holds, what it asks for, and what it leans on. */
export function CellInputs({ control, papers }: GroupsEditorProps) {
  const t = useText(gridTexts);
  const locale = useLocale();
  return (
    <div className="grid grid-cols-1 gap-4">
      {scope.map((name) => (
        <EntityField key={name} entity={matrixCells} control={control} name={name}>
          {({ value, onChange, onBlur }) => (
            <Select
              value={(value as string | null) ?? (name === 'position' ? null : '')}
              onValueChange={(chosen) => onChange((chosen || null) as never)}
              onBlur={onBlur}
              placeholder={t('choose')}
              options={[
                ...(name === 'position' ? [] : [{ value: '', label: t('any') }]),
                ...(fields[name]?.options ?? []).map((option) => ({
                  value: option,
                  label: choiceOf(matrixCells.fields[name], option, locale),
                })),
              ]}
            />
          )}
        </EntityField>
      ))}
      <GroupsEditor control={control} papers={papers} />
      {others.map((name) => (
        <EntityField key={name} entity={matrixCells} control={control} name={name} />
      ))}
    </div>
  );
}
