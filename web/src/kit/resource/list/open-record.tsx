import type { AnyRow } from '@leme/contract/kit/resource';
import { useState } from 'react';
import { RecordPanel } from '../record/record-panel.tsx';
import { useRow } from '../resource-calls.ts';
import type { ListProps } from './use-list.ts';

/** The record the address names, with the way to the ones beside it in the list. */
export function OpenRecord({ list }: ListProps) {
  const { resource, options, rows, address } = list;
  const id = String(address.open);
  const template = useTemplate(list);
  const at = rows.findIndex((row) => row.id === id);
  const idAt = (place: number) => (at < 0 || place < 0 ? undefined : rows[place]?.id);
  if (template.isComing) return null;
  return (
    <RecordPanel
      resource={resource}
      form={options.form}
      parts={options.parts}
      id={id}
      template={template.row}
      tab={address.tab === 'history' ? 'history' : 'fields'}
      markOf={list.markOf ?? undefined}
      neighbours={{ previous: idAt(at - 1), next: idAt(at + 1) }}
      onOpen={(open, copied) => {
        template.keep(copied);
        list.show({ open, from: open === 'new' ? copied?.id : undefined, tab: undefined });
      }}
      onClose={() => list.show({ open: undefined, from: undefined, tab: undefined })}
      onSaved={(row) => {
        if (list.selection.selected.has(row.id)) list.selection.mark([row], row.deleted_at === null);
      }}
    />
  );
}

/** What a new record starts with: the row it is copied from, asked for where the list does not show it. */
export function useTemplate({ resource, address, rows }: ListProps['list']) {
  const [kept, keep] = useState<AnyRow>();
  const from = address.from === undefined ? null : String(address.from);
  const known = [...rows, ...(kept ? [kept] : [])].findLast((row) => row.id === from);
  const { data, isPending, isError } = useRow(resource, known ? null : from);
  const row = from === null ? undefined : (known ?? data);
  return { row, keep, isComing: from !== null && row === undefined && isPending && !isError };
}
