import { RecordPanel } from '../record/record-panel.tsx';
import { useTemplate } from '../record/use-template.ts';
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
      preview={options.preview}
      moveNotes={options.moveNotes}
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
