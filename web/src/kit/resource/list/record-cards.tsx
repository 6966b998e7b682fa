import type { AnyRow } from '@leme/contract/kit/resource';
import { cn } from '#ui/cn.ts';
import { useLocalised } from '../../i18n.ts';
import { FieldValue, useSpeech } from '../field-value.tsx';
import { fieldOf } from '../fields-of.ts';
import { useRowTitle } from '../record/row-title.ts';
import { CardActions } from './card-actions.tsx';
import { type CardField, type CardFields, cardFields } from './card-fields.ts';
import { EditableValue } from './editable-value.tsx';
import { RowCheckbox, RowLink, type RowsProps } from './record-table.tsx';
import { useHold } from './use-hold.ts';
import type { List } from './use-list.ts';

export type RecordCardsProps = RowsProps & { selecting: boolean };

/** The rows of a page as cards. */
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
  const { resource, options, selection } = list;
  const name = useRowTitle(resource)(row);
  const fields = cardFields(resource, row, options.card, list.columns, useSpeech());
  const selected = selection.selected.has(row.id);
  const hold = useHold(() => selection.mark([row], !selected));
  return (
    <li
      data-row={row.id}
      data-selected={selected || undefined}
      className="relative flex flex-col overflow-clip rounded-lg border bg-surface data-[selected]:bg-selected"
    >
      <div
        {...hold}
        className="grid flex-1 content-start px-3 pb-3 select-none [-webkit-touch-callout:none] @sm:ps-4"
      >
        <div className="flex min-h-11 items-center gap-2 pt-1">
          {selecting && (
            <span className="relative z-10 -ms-2 grid size-11 shrink-0 place-items-center">
              <RowCheckbox list={list} row={row} name={name} />
            </span>
          )}
          {/* The whole card leads to the record; what lies above the link keeps its own press. */}
          <RowLink
            list={list}
            row={row}
            name={name}
            className="flex min-h-11 min-w-0 flex-1 items-center py-1 text-base [overflow-wrap:anywhere] after:absolute after:inset-0"
          />
          {fields.state && (
            <span className="min-w-0 max-w-1/2 shrink-0">
              <EditableValue
                list={list}
                row={row}
                name={fields.state}
                rowName={name}
                onRun={onRun}
                // A thumb wide, while the chip looks as it does everywhere.
                className="before:absolute before:-inset-x-px before:-inset-y-2.5"
              />
            </span>
          )}
        </div>
        <div className="pb-1 empty:hidden">{list.markOf?.(row)}</div>
        <CardFacts list={list} row={row} fields={fields} />
      </div>
      <CardActions list={list} row={row} name={name} onDelete={onDelete} onRun={onRun} />
    </li>
  );
}

type FactsProps = { list: List; row: AnyRow; fields: CardFields };

/** Two lines: what comes first with its number, and the rest smaller below. */
function CardFacts({ list, row, fields: { lead, amount, others, tags } }: FactsProps) {
  const fact = (field: CardField, className?: string) => (
    <CardFact key={field.name} list={list} row={row} field={field} className={className} />
  );
  return (
    <div className="grid gap-1 empty:hidden">
      {(lead || amount) && (
        <dl className="flex flex-wrap items-baseline gap-x-3 text-base">
          {lead && fact(lead, 'flex-1')}
          {amount && fact(amount, 'font-semibold')}
        </dl>
      )}
      {others.length + tags.length > 0 && (
        <dl className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-fg text-sm">
          {others.map((each) => fact(each))}
          {tags.map((each) => fact(each, 'ms-auto text-fg'))}
        </dl>
      )}
    </div>
  );
}

type FactProps = { list: List; row: AnyRow; field: CardField; className?: string | undefined };

/** One value; numbers and days with the name of their field, which words do without. */
function CardFact({ list, row, field: { name, text, isNamed }, className }: FactProps) {
  const localised = useLocalised();
  const field = fieldOf(list.resource, name);
  if (!field) return null;
  // The way to a number or an address is a button of the card, as wide as a thumb.
  const isLink = field.kind === 'phone' || field.kind === 'email';
  return (
    <div className={cn('flex min-w-0 items-baseline gap-1.5', className)}>
      <dt className={isNamed ? 'font-normal text-muted-fg text-sm' : 'sr-only'}>{localised(field.label)}</dt>
      <dd className="min-w-0 tabular-nums [overflow-wrap:anywhere]">
        {isLink ? text : <FieldValue resource={list.resource} name={name} row={row} />}
      </dd>
    </div>
  );
}
