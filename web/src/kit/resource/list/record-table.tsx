import type { AnyRow } from '@leme/contract/kit/resource';
import { readSort } from '@leme/contract/kit/resource';
import { useRef } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { InnerLink } from '#ui/inner-link.tsx';
import { type SortDirection, Table, Td, Th, Tr } from '#ui/table.tsx';
import { useLocalised, useText } from '../../i18n.ts';
import { fieldText, useSpeech } from '../field-value.tsx';
import { canSort, fieldOf, isNumeric } from '../fields-of.ts';
import { useRowTitle } from '../record/row-title.ts';
import { EditableValue, type EditableValueProps } from './editable-value.tsx';
import { RowMenu, type RunOne } from './row-menu.tsx';
import { listTexts } from './texts/texts.ts';
import type { List, ListProps } from './use-list.ts';

export type RowsProps = ListProps & { onDelete: (row: AnyRow) => void; onRun: RunOne };

/** The rows of a page to compare. */
export function RecordTable({ list, onDelete, onRun }: RowsProps) {
  const t = useText(listTexts);
  const { resource, rows, columns, settings } = list;
  return (
    <Table name={list.title} compact={settings.compact} sticky>
      <thead>
        <Tr>
          <Th className="w-px ps-4 pe-0 print:hidden">
            <PageCheckbox list={list} />
          </Th>
          {[resource.title, ...columns].map((name) => (
            <ColumnHead key={name} list={list} name={name} />
          ))}
          <Th end className={fading}>
            <span className="sr-only">{t('actions')}</span>
          </Th>
        </Tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RecordRow key={row.id} list={list} row={row} onDelete={onDelete} onRun={onRun} />
        ))}
      </tbody>
    </Table>
  );
}

// What scrolls below the last column fades out before it.
const fading =
  'w-px before:absolute before:inset-y-0 before:-start-3 before:w-3 before:bg-inherit before:[mask-image:linear-gradient(to_right,transparent,black)] print:hidden';

/** All rows of the page at once. */
export function PageCheckbox({ list }: ListProps) {
  const t = useText(listTexts);
  const { selection, rows } = list;
  const ticked = rows.filter(({ id }) => selection.selected.has(id)).length;
  const state = ticked === 0 ? false : ticked === rows.length ? true : 'indeterminate';
  return (
    <span className={box}>
      <Checkbox
        name={t('selectPage')}
        checked={state}
        onCheckedChange={() => selection.mark(rows, state !== true)}
      />
    </span>
  );
}

// Boxes have 24 px and their column 40, beside which the title stays while the others scroll.
const box = 'flex w-6';
const besideBoxes = 'sticky start-10 z-10 ps-3 max-w-80';

function ColumnHead({ list, name }: { list: List; name: string }) {
  const localised = useLocalised();
  const { resource, address } = list;
  const field = fieldOf(resource, name);
  if (!field) return null;
  const order = readSort(resource, address.sort as string | undefined);
  const sort: SortDirection | null =
    order?.field === name ? (order.descending ? 'descending' : 'ascending') : null;
  const next = sort === 'ascending' ? `-${name}` : name;
  const sortable = canSort(resource, name);
  return (
    <Th
      end={isNumeric(field)}
      className={name === resource.title ? besideBoxes : undefined}
      {...(sortable && {
        sort,
        onSort: () => list.narrow({ sort: next === resource.title ? undefined : next }),
      })}
    >
      {localised(field.label)}
    </Th>
  );
}

type RecordRowProps = { list: List; row: AnyRow } & Omit<RowsProps, 'list'>;

function RecordRow({ list, row, onDelete, onRun }: RecordRowProps) {
  const { resource, columns, selection } = list;
  const name = useRowTitle(resource)(row);
  return (
    <Tr data-row={row.id} selected={selection.selected.has(row.id)}>
      <Td className="w-px ps-4 pe-0 print:hidden">
        <RowCheckbox list={list} row={row} name={name} />
      </Td>
      <Td className={besideBoxes} title={name}>
        <div className="flex items-center gap-2">
          <RowLink list={list} row={row} name={name} className="block truncate" />
          {list.markOf?.(row)}
        </div>
      </Td>
      {columns.map((column) => (
        <ValueCell key={column} list={list} row={row} name={column} rowName={name} onRun={onRun} />
      ))}
      <Td end className={fading}>
        <RowMenu list={list} row={row} name={name} onDelete={onDelete} onRun={onRun} />
      </Td>
    </Tr>
  );
}

function ValueCell({ list, row, name, ...cell }: EditableValueProps) {
  const speech = useSpeech();
  const field = fieldOf(list.resource, name);
  const end = field !== undefined && isNumeric(field);
  const text = field && fieldText(field, row[name], row.labels[name], speech);
  return (
    <Td end={end} numeric={end || field?.kind === 'date' || field?.kind === 'phone'}>
      <div className="max-w-50 truncate" title={text}>
        <EditableValue list={list} row={row} name={name} {...cell} />
      </div>
    </Td>
  );
}

export type RowPartProps = { list: List; row: AnyRow; name: string; className?: string | undefined };

/** The name of a row, which leads to it. */
export function RowLink({ list, row, name, className }: RowPartProps) {
  return (
    <InnerLink
      data-row-link=""
      href={list.hrefOf({ open: row.id, from: undefined })}
      onOpen={() => list.show({ open: row.id, from: undefined })}
      className={cn('font-semibold hover:underline', className)}
    >
      {name}
    </InnerLink>
  );
}

/** Ticks a row; with Shift all since the last one. */
export function RowCheckbox({ list, row, name }: RowPartProps) {
  const t = useText(listTexts);
  const range = useRef(false);
  const { selection, rows } = list;
  return (
    <span
      className={box}
      onClickCapture={(event) => {
        range.current = event.shiftKey;
      }}
    >
      <Checkbox
        name={t('selectRow', { name })}
        checked={selection.selected.has(row.id)}
        onCheckedChange={(on) => selection.toggle(rows, row, on, range.current)}
      />
    </span>
  );
}
