import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { useDocumentWords } from './document-words.ts';
import { putBack, removePaper } from './documents.queries.ts';
import { documentsTexts } from './texts/texts.ts';

/** Takes a paper out after asking, and back again from the toast. `dialog` must be rendered. */
export function useDocumentRemoval(onChanged: () => void) {
  const t = useText(documentsTexts);
  const toast = useToast();
  const words = useDocumentWords();
  const problemText = useProblemText();
  const [asked, setAsked] = useState<BoatDocument | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failed = (title: string, error: unknown) =>
    toast.show({ tone: 'danger', title, text: problemText(error) });

  const undo = async (paper: BoatDocument) => {
    try {
      await putBack(paper);
      toast.show({ title: t('restored'), text: words.name(paper) });
      onChanged();
    } catch (error) {
      failed(t('restoreFailed'), error);
    }
  };
  const remove = async (paper: BoatDocument) => {
    setBusy(true);
    try {
      const gone = await removePaper(paper.id);
      toast.show({ title: t('removed'), text: words.name(gone), undo: () => void undo(gone) });
      onChanged();
    } catch (error) {
      failed(t('removeFailed'), error);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => open || setAsked(null)}
      title={t('removeTitle')}
      text={asked && t('removeText', { name: words.name(asked) })}
      icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      labels={{ confirm: t('delete'), cancel: t('cancel') }}
      busy={isBusy}
      onConfirm={() => asked && void remove(asked)}
    />
  );
  return { ask: setAsked, dialog };
}
