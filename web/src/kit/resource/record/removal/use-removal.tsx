import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { Moved } from '@leme/contract/kit/resource/resource-replacement-endpoints';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { isProblem } from '../../../api/api.ts';
import { useProblemText } from '../../../problem/problem-text.ts';
import { useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import { useVerb } from '../../../verb/use-verb.ts';
import { useResourceWrites } from '../../resource-calls.ts';
import { useRowTitle } from '../row-title.ts';
import { InUse, type Uses } from './in-use.tsx';
import { removalTexts } from './texts/texts.ts';

/** What a screen of its own says of a deletion. */
export type RemovalWords = {
  ask: (name: string) => string;
  deleted: string;
  /** What a failure says under `Erro`. */
  failed: (error: unknown) => string;
};

type Outcome = { onGone: (row: AnyRow) => void; onBack: (row: AnyRow) => void };

/**
 * Deletes a row after asking, names what still needs it, and takes the deletion back from the toast. `dialog` must be
 * rendered.
 */
export function useRemoval(resource: Resource, { onGone, onBack }: Outcome, own?: RemovalWords) {
  const t = useText(removalTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const titleOf = useRowTitle(resource);
  const writes = useResourceWrites(resource);
  const [asked, setAsked] = useState<AnyRow | null>(null);
  const [uses, setUses] = useState<Uses | null>(null);

  const each = ({ id }: AnyRow) => id;

  const restoration = useVerb((row: AnyRow) => writes.restore(row.id), {
    each,
    done: (back) => {
      onBack(back);
      return { title: t('restored'), text: titleOf(back) };
    },
    failed: t('restoreFailed'),
  });
  const reversal = useVerb(
    ({ row, moved }: { row: AnyRow; moved: readonly Moved[] }) => writes.takeBack(row.id, moved),
    {
      done: ({ row, left }) => {
        onBack(row);
        const stayed = left > 0 ? `. ${t('stayed', { count: left })}` : '';
        return { title: t('restored'), text: titleOf(row) + stayed };
      },
      failed: t('restoreFailed'),
    },
  );
  const removal = useVerb((row: AnyRow) => writes.remove(row.id), {
    each,
    done: (gone, row) => {
      setAsked(null);
      onGone(gone);
      const undo = () => void restoration.run(gone);
      return { title: own?.deleted ?? t('deleted'), text: titleOf(row), undo };
    },
    failed: own ? kit('failed') : t('deleteFailed'),
    words: own?.failed ?? problemText,
    place: (error) => {
      if (isProblem(error, 'in-use')) setUses(error.params as Uses);
      else setAsked(null);
      return isProblem(error, 'in-use');
    },
  });
  const close = () => {
    setAsked(null);
    setUses(null);
  };
  const name = asked ? titleOf(asked) : '';
  const dialog =
    uses && asked ? (
      <InUse
        resource={resource}
        row={asked}
        name={name}
        uses={uses}
        onClose={close}
        onReplaced={({ row, moved }) => {
          close();
          const text = `${name}. ${t('moved', { count: moved.length })}`;
          toast.show({ title: t('deleted'), text, undo: () => void reversal.run({ row, moved }) });
          onGone(row);
        }}
      />
    ) : (
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || close()}
        title={t('deleteTitle')}
        text={own ? own.ask(name) : t('deleteText', { name })}
        detail={t('deleteDetail')}
        icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        labels={{ confirm: t('delete'), cancel: t('cancel') }}
        busy={removal.isBusy}
        onConfirm={() => asked && void removal.run(asked)}
      />
    );
  return { ask: setAsked, restore: (row: AnyRow) => void restoration.run(row), dialog };
}
