import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { type RefObject, useState } from 'react';
import type { FormPreview, FormSection } from './form/form-section.ts';
import { type Leave, RecordForm } from './form/record-form.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { ReadOnlyRecord } from './read-only-record.tsx';
import type { RecordRights } from './use-record-rights.ts';
import type { Values } from './values/record-values.ts';

export type RecordBodyProps = {
  asPage: boolean;
  resource: Resource;
  sections: readonly FormSection[];
  /** Null while it is new. */
  row: AnyRow | null;
  template: AnyRow | undefined;
  given: Values | undefined;
  preview: FormPreview | undefined;
  rights: RecordRights;
  leave: RefObject<Leave>;
  onClose: () => void;
  onSaved: (row: AnyRow, another: boolean) => void;
  onRestore: (row: AnyRow) => void;
};

/** The form of a record, or its fields to read for who may not change it and for what is deleted. */
export function RecordBody({ row, rights, onSaved, onRestore, ...props }: RecordBodyProps) {
  // A new record after a new record is another one.
  const [round, setRound] = useState(0);
  // The record whose form was shown: what is typed in it stays in sight when somebody else deletes it.
  const [formOf, setFormOf] = useState<string | null>(null);
  const isDeleted = row !== null && row.deleted_at !== null;
  const mayWrite = row ? rights.update && (!isDeleted || formOf === row.id) : rights.create;
  if (row && mayWrite && formOf !== row.id) setFormOf(row.id);
  const note = (
    <ReadOnlyNote
      deletedAt={row?.deleted_at ?? null}
      onRestore={row && rights.delete ? () => onRestore(row) : undefined}
    />
  );
  const toRead = (
    <div>
      {note}
      {row && (
        <ReadOnlyRecord
          resource={props.resource}
          sections={props.sections}
          row={row}
          level={props.asPage ? 2 : 3}
        />
      )}
    </div>
  );
  if (!mayWrite) return toRead;
  return (
    <RecordForm
      key={row ? row.id : `new-${round}`}
      row={row}
      deleted={isDeleted ? { note, toRead } : null}
      mayRestore={rights.delete}
      onSaved={(saved, another) => {
        if (another) setRound(round + 1);
        onSaved(saved, another);
      }}
      {...props}
    />
  );
}
