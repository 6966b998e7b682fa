import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { boatDocumentForm } from '@leme/contract/fleet/boat-documents';
import { useRef, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { RecordFields } from '#kit/resource/record/form/record-fields.tsx';
import { StaleRecord } from '#kit/resource/record/stale/stale-record.tsx';
import { wordedProblem } from '#kit/resource/record/values/fault-words.ts';
import { createNames } from '#kit/resource/record/values/names.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import {
  changedPaper,
  documentFieldNames,
  documentResolver,
  newPaper,
  rowOf,
  startOf,
} from './document-values.ts';
import { addPaper, changePaper } from './documents.queries.ts';
import { documentsTexts } from './texts/texts.ts';

const sections = [{ rows: ['kind number', 'issued_on expires_on', 'alert_days', 'file'] }];

export type DocumentDialogProps = {
  boatId: string;
  /** The paper that is changed; null makes a new one. */
  paper: BoatDocument | null;
  onClose: () => void;
  onSaved: () => void;
};

export function DocumentDialog({ boatId, paper, onClose, onSaved }: DocumentDialogProps) {
  const t = useText(documentsTexts);
  const toast = useToast();
  const [names] = useState(() => createNames(boatDocumentForm, []));
  const version = useRef(paper?.version ?? 0);
  const [stale, setStale] = useState<BoatDocument | null>(null);
  const [uploads, setUploads] = useState(0);
  const done = () => {
    toast.show({ title: t(paper ? 'saved' : 'added') });
    guard.pass(onSaved);
  };
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<Record<string, unknown>>({
    defaultValues: startOf(paper),
    resolver: documentResolver,
    submit: async (values) => {
      try {
        if (paper) await changePaper(paper.id, version.current, changedPaper(paper, values));
        else await addPaper(boatId, newPaper(values));
      } catch (error) {
        throw wordedProblem(boatDocumentForm, values, error);
      }
    },
    onDone: done,
    onProblem: (error) => {
      if (!isProblem(error, 'stale-version')) return false;
      setStale(error.params.current as BoatDocument);
      return true;
    },
    failedTitle: t('saveFailed'),
  });
  const guard = useDirtyGuard(isDirty);
  const settle = (current: BoatDocument) => {
    version.current = current.version;
    setStale(null);
  };
  const saveOver = (current: BoatDocument, theirs: readonly string[]) => {
    const values = startOf(current);
    for (const name of theirs) form.setValue(name, values[name], { shouldDirty: true });
    settle(current);
    void onSubmit();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || guard.ask(onClose)}
        title={t(paper ? 'editTitle' : 'addTitle')}
        closeLabel={t('close')}
        onSubmit={() => uploads === 0 && void onSubmit()}
        footer={
          <>
            <span role="status" className="me-auto text-muted-fg text-xs">
              {uploads > 0 && t('uploading')}
            </span>
            <Button onClick={() => guard.ask(onClose)}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isBusy} disabled={uploads > 0}>
              {t('save')}
            </Button>
          </>
        }
      >
        <RecordFields
          resource={boatDocumentForm}
          sections={sections}
          form={form}
          rowId={paper?.id ?? null}
          names={names}
          level={3}
          onBusy={(isUploading) => setUploads((count) => count + (isUploading ? 1 : -1))}
        />
      </Dialog>
      {stale && paper && (
        <StaleRecord
          key={stale.version}
          title={t('staleTitle')}
          resource={boatDocumentForm}
          fields={documentFieldNames}
          base={paper.version === version.current ? rowOf(paper) : null}
          stale={{ current: rowOf(stale), saves: [] }}
          mine={form.getValues()}
          names={names}
          onClose={() => setStale(null)}
          onUseTheirs={() => {
            form.reset(startOf(stale));
            settle(stale);
          }}
          onSave={(theirs) => saveOver(stale, theirs)}
          onRestore={undefined}
        />
      )}
      {guard.dialog}
    </>
  );
}
