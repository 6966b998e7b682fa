import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { type RefObject, useState } from 'react';
import type { FormSection } from './form-section.ts';
import { ReadOnlyNote } from './read-only-note.tsx';
import { ReadOnlyRecord } from './read-only-record.tsx';
import { type Leave, RecordForm } from './record-form.tsx';
import type { RecordRights } from './use-record-rights.ts';

export type RecordBodyProps = {
  asPage: boolean;
  resource: Resource;
  sections: readonly FormSection[];
  /** Null while it is new. */
  row: AnyRow | null;
  template: AnyRow | undefined;
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
  const mayWrite = row ? rights.update && row.deleted_at === null : rights.create;
  if (mayWrite)
    return (
      <RecordForm
        key={row ? row.id : `new-${round}`}
        row={row}
        onSaved={(saved, another) => {
          if (another) setRound(round + 1);
          onSaved(saved, another);
        }}
        {...props}
      />
    );
  return (
    <div>
      <ReadOnlyNote
        deletedAt={row?.deleted_at ?? null}
        onRestore={row && rights.delete ? () => onRestore(row) : undefined}
      />
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
}
