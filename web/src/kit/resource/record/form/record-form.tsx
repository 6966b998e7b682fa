import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { useToast } from '#ui/feedback/toast.tsx';
import { useDirtyGuard } from '../../../form/dirty-guard.tsx';
import { useText } from '../../../text/i18n.ts';
import { useRowTitle } from '../row-title.ts';
import { StaleRecord } from '../stale/stale-record.tsx';
import { recordTexts } from '../texts/texts.ts';
import type { Values } from '../values/record-values.ts';
import { type FormPreview, type FormSection, fieldNames } from './form-section.ts';
import { RecordFields, type RecordFieldsProps } from './record-fields.tsx';
import { RecoveredBanner } from './recovered-banner.tsx';
import { SaveBar } from './save-bar.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useRecordForm } from './use-record-form.ts';

export type Leave = (go: () => void) => void;

export type RecordFormProps = {
  asPage: boolean;
  resource: Resource;
  sections: readonly FormSection[];
  row: AnyRow | null;
  template: AnyRow | undefined;
  /** Values a new one has that no form asks for. */
  given: Values | undefined;
  /** Under the fields, of what is typed. */
  preview: FormPreview | undefined;
  /** Somebody deleted it meanwhile: said over what is typed, and shown in its place while nothing is. */
  deleted: { note: ReactNode; toRead: ReactNode } | null;
  /** A deleted one can be brought back. */
  mayRestore: boolean;
  /** Takes how to leave: it asks while something is not saved. */
  leave: RefObject<Leave>;
  onClose: () => void;
  /** Saved; `another`: a new one is wanted next. */
  onSaved: (row: AnyRow, another: boolean) => void;
};

/** The form of a record with its buttons, the question before leaving and the comparison of two states. */
export function RecordForm({ asPage, resource, sections, row, template, ...act }: RecordFormProps) {
  const { deleted, mayRestore, leave, onClose, onSaved } = act;
  const t = useText(recordTexts);
  const toast = useToast();
  const titleOf = useRowTitle(resource);
  const [fields] = useState(() => fieldNames(sections).filter((name) => resource.fields[name]));
  const another = useRef(false);
  const [uploads, setUploads] = useState(0);
  const record = useRecordForm({
    resource,
    fields,
    row,
    template,
    given: act.given,
    onDone: (saved) => {
      toast.show({ title: t(row ? 'saved' : 'created'), text: titleOf(saved) });
      guard.pass(() => onSaved(saved, another.current));
    },
  });
  const guard = useDirtyGuard(record.isDirty, {
    leaves: (from, to) => from.open !== to.open || from.from !== to.from,
    onDiscard: record.forgetDraft,
    typed: record.typed,
  });
  useEffect(() => {
    leave.current = guard.ask;
    return () => {
      leave.current = (go) => go();
    };
  });
  const place = useFirstFocus(row === null);
  const submit = (wantsAnother: boolean) => {
    another.current = wantsAnother;
    if (uploads === 0 && !record.isBusy) void record.onSubmit();
  };
  if (deleted && !record.isDirty) return deleted.toRead;
  return (
    <>
      {/* Relative: what the parts of a switch hide must not stick out of the dialog's scrolling area. */}
      <form ref={place} noValidate className="relative flex flex-1 flex-col" {...formEvents(submit)}>
        {deleted?.note}
        {record.recoveredAt !== null && (
          <RecoveredBanner at={record.recoveredAt} onDiscard={record.discardDraft} />
        )}
        <RecordFields
          resource={resource}
          sections={sections}
          form={record.form}
          rowId={row?.id ?? null}
          names={record.names}
          level={asPage ? 2 : 3}
          onBusy={(isBusy) => setUploads((count) => count + (isBusy ? 1 : -1))}
        />
        {act.preview && <Typed form={record.form} row={row} Preview={act.preview} />}
        <SaveBar
          atStart={asPage}
          isNew={row === null}
          isBusy={record.isBusy}
          isUploading={uploads > 0}
          onCancel={() => guard.ask(onClose)}
          onSaveAndNew={() => submit(true)}
        />
      </form>
      {record.stale && (
        <StaleRecord
          key={record.stale.current.version}
          resource={resource}
          fields={fields}
          base={record.base}
          stale={record.stale}
          mine={record.mine()}
          names={record.names}
          onClose={record.settle.close}
          onUseTheirs={record.settle.useTheirs}
          onSave={record.settle.save}
          onRestore={mayRestore ? () => void record.settle.restore() : undefined}
        />
      )}
      {guard.dialog}
    </>
  );
}

type TypedProps = Pick<RecordFieldsProps, 'form'> & { row: AnyRow | null; Preview: FormPreview };

/** Drawn again with every value that is typed, the form around it is not. */
function Typed({ form, row, Preview }: TypedProps) {
  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
  };
  return <Preview values={useWatch({ control: form.control })} row={row} fill={fill} />;
}

/** Enter and Ctrl+Enter save; with Shift a new one follows. */
function formEvents(submit: (another: boolean) => void) {
  return {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation();
      submit(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit(event.shiftKey);
    },
  };
}
