import type { AnyRow } from '@leme/contract/kit/resource';
import { useLocalised } from '../../i18n.ts';
import { fieldOf } from '../fields-of.ts';
import { useRowTitle } from '../record/row-title.ts';
import { EditableValue, type EditableValueProps } from './editable-value.tsx';
import { RowCheckbox, RowLink, type RowsProps } from './record-table.tsx';
import { RowMenu } from './row-menu.tsx';

const usualFields = 4;

export type RecordCardsProps = RowsProps & { selecting: boolean };

/** The rows of a page as cards, under the same names as the columns. */
export function RecordCards({ list, ...rest }: RecordCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-2 @xl:grid-cols-2">
      {list.rows.map((row) => (
        <RecordCard key={row.id} list={list} row={row} {...rest} />
      ))}
    </ul>
  );
}

function RecordCard({ list, row, selecting, onDelete, onRun }: RecordCardsProps & { row: AnyRow }) {
  const { resource, options, columns } = list;
  const name = useRowTitle(resource)(row);
  const shown = (options.card ?? columns.slice(0, usualFields)).filter((each) => each !== resource.title);
  const selected = list.selection.selected.has(row.id);
  return (
    <li
      data-row={row.id}
      data-selected={selected || undefined}
      className="relative rounded-lg border bg-surface ps-4 pe-1 pt-1 pb-3 data-[selected]:bg-selected"
    >
      <div className="flex min-h-11 items-start gap-3">
        {selecting && (
          <span className="relative z-10 grid px-1 pt-3">
            <RowCheckbox list={list} row={row} name={name} />
          </span>
        )}
        {/* The whole card leads to the record; what lies above the link keeps its own press. */}
        <RowLink
          list={list}
          row={row}
          name={name}
          className="min-w-0 flex-1 py-2 text-base after:absolute after:inset-0 after:rounded-lg"
        />
        <span className="relative z-10">
          <RowMenu list={list} row={row} name={name} onDelete={onDelete} onRun={onRun} />
        </span>
      </div>
      <div className="pb-2 empty:hidden">{list.markOf?.(row)}</div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 pe-3">
        {shown.map((field) => (
          <CardFact key={field} list={list} row={row} name={field} rowName={name} onRun={onRun} />
        ))}
      </dl>
    </li>
  );
}

function CardFact({ list, row, name, ...cell }: EditableValueProps) {
  const localised = useLocalised();
  const field = fieldOf(list.resource, name);
  if (!field) return null;
  return (
    <div className="min-w-0">
      <dt className="text-muted-fg text-xs">{localised(field.label)}</dt>
      <dd className="min-w-0 truncate tabular-nums [&_a]:relative [&_a]:z-10">
        <EditableValue list={list} row={row} name={name} {...cell} />
      </dd>
    </div>
  );
}
