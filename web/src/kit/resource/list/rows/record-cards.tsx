import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { cn } from '#ui/style/cn.ts';
import { RowBox } from '../../../list/bulk/boxes.tsx';
import { CardList, cardLink, ListCard } from '../../../list/cards/list-card.tsx';
import { useLocale } from '../../../text/i18n.ts';
import { FieldValue, useSpeech } from '../../field-value.tsx';
import { fieldOf } from '../../fields-of.ts';
import { webKindOf } from '../../kinds/kinds.ts';
import { useRowTitle } from '../../record/row-title.ts';
import type { List } from '../use-list.ts';
import { CardActions } from './card-actions.tsx';
import { type CardField, type CardFields, cardFields } from './card-fields.ts';
import { EditableValue } from './editable-value.tsx';
import { type RowsProps, RowTitle } from './record-table.tsx';

export type RecordCardsProps = RowsProps & { selecting: boolean };

/** The rows of a page as cards. */
export function RecordCards({ list, ...rest }: RecordCardsProps) {
  return (
    <CardList>
      {list.rows.map((row) => (
        <RecordCard key={row.id} list={list} row={row} {...rest} />
      ))}
    </CardList>
  );
}

function RecordCard({ list, row, selecting, onDelete, onRun }: RecordCardsProps & { row: AnyRow }) {
  const { resource, options, selection, rows } = list;
  const name = useRowTitle(resource)(row);
  const fields = cardFields(
    resource,
    row,
    { names: options.card, columns: list.columns, cells: options.cells },
    useSpeech(),
  );
  const selected = selection.selected.has(row.id);
  return (
    <ListCard
      id={row.id}
      selected={selected}
      onHold={() => selection.mark([row], !selected)}
      box={selecting && <RowBox selection={selection} rows={rows} row={row} name={name} />}
      title={
        <RowTitle list={list} row={row} className={cardLink}>
          <span className="line-clamp-3">{name}</span>
        </RowTitle>
      }
      state={
        fields.state && (
          <EditableValue
            list={list}
            row={row}
            name={fields.state}
            rowName={name}
            onRun={onRun}
            // A thumb wide, while the chip looks as it does everywhere.
            className="before:absolute before:-inset-x-px before:-inset-y-2.5"
          />
        )
      }
      mark={list.markOf?.(row)}
      menu={list.menuOf?.(row, true)}
      actions={
        !resource.isView && (
          <CardActions list={list} row={row} name={name} onDelete={onDelete} onRun={onRun} />
        )
      }
    >
      <CardFacts list={list} row={row} fields={fields} />
    </ListCard>
  );
}

type FactsProps = { list: List; row: AnyRow; fields: CardFields };

/** Two lines: what comes first with its number, and the rest smaller below. */
function CardFacts({ list, row, fields: { lead, amount, others, tags } }: FactsProps) {
  const fact = (field: CardField, className?: string) => (
    <CardFact key={field.name} list={list} row={row} field={field} className={className} />
  );
  return (
    <div className="grid grid-cols-1 gap-1 empty:hidden">
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
  const locale = useLocale();
  const field = fieldOf(list.resource, name);
  if (!field) return null;
  // The way to a number or an address is a button of the card, as wide as a thumb.
  const isLink = webKindOf(field).reaches !== undefined;
  const Cell = list.options.cells?.[name];
  return (
    <div className={cn('flex min-w-0 items-baseline gap-1.5', className)}>
      <dt className={isNamed ? 'font-normal text-muted-fg text-sm' : 'sr-only'}>{labelOf(field, locale)}</dt>
      <dd className="min-w-0 tabular-nums [overflow-wrap:anywhere]">
        {Cell ? (
          <Cell row={row} filter={list.filter} />
        ) : isLink ? (
          text
        ) : (
          <FieldValue resource={list.resource} name={name} row={row} />
        )}
      </dd>
    </div>
  );
}
