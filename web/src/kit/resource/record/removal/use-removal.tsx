import { routeTable } from '@leme/contract/access/route-table';
import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceDialog } from '#ui/dialogs/choice-dialog.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { isProblem } from '../../../api/api.ts';
import { usePageTitle } from '../../../auth-session/open-pages.ts';
import { useProblemText } from '../../../problem/problem-text.ts';
import { useText } from '../../../text/i18n.ts';
import { useResourceWrites } from '../../resource-calls.ts';
import { useRowTitle } from '../row-title.ts';
import { removalTexts } from './texts/texts.ts';

type Use = { resource: string; count: number; names: string[] };
type Outcome = { onGone: (row: AnyRow) => void; onBack: (row: AnyRow) => void };

/**
 * Deletes a row after asking, names what still needs it, and takes the deletion back from the toast. `dialog` must be
 * rendered.
 */
export function useRemoval(resource: Resource, { onGone, onBack }: Outcome) {
  const t = useText(removalTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const titleOf = useRowTitle(resource);
  const writes = useResourceWrites(resource);
  const [asked, setAsked] = useState<AnyRow | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [uses, setUses] = useState<readonly Use[]>([]);

  const restore = async (row: AnyRow) => {
    try {
      const back = await writes.restore(row.id);
      toast.show({ title: t('restored'), text: titleOf(back) });
      onBack(back);
    } catch (error) {
      toast.show({ tone: 'danger', title: t('restoreFailed'), text: problemText(error) });
    }
  };
  const remove = async (row: AnyRow) => {
    setBusy(true);
    try {
      const gone = await writes.remove(row.id);
      setAsked(null);
      toast.show({ title: t('deleted'), text: titleOf(row), undo: () => void restore(gone) });
      onGone(gone);
    } catch (error) {
      if (isProblem(error, 'in-use')) return setUses(error.params.by as Use[]);
      setAsked(null);
      toast.show({ tone: 'danger', title: t('deleteFailed'), text: problemText(error) });
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setAsked(null);
    setUses([]);
  };
  const name = asked ? titleOf(asked) : '';
  const dialog =
    uses.length > 0 ? (
      <InUse name={name} uses={uses} onClose={close} />
    ) : (
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || close()}
        title={t('deleteTitle')}
        text={t('deleteText', { name })}
        detail={t('deleteDetail')}
        icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        labels={{ confirm: t('delete'), cancel: t('cancel') }}
        busy={isBusy}
        onConfirm={() => asked && void remove(asked)}
      />
    );
  return { ask: setAsked, restore: (row: AnyRow) => void restore(row), dialog };
}

/** Why something cannot be deleted: what needs it, register by register. */
function InUse({ name, uses, onClose }: { name: string; uses: readonly Use[]; onClose: () => void }) {
  const t = useText(removalTexts);
  const pageTitle = usePageTitle();
  const titleOf = (resource: string) =>
    pageTitle(routeTable.find((entry) => entry.resource === resource)) || resource;
  return (
    <ChoiceDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('inUseTitle')}
      text={<p className="text-fg">{t('inUseText', { name })}</p>}
      choices={(first) => (
        <Button ref={first} onClick={onClose}>
          {t('close')}
        </Button>
      )}
    >
      <ul className="grid gap-2">
        {uses.map(({ resource, count, names }) => (
          <li key={resource}>
            <b>{titleOf(resource)}</b> <span className="text-muted-fg tabular-nums">{count}</span>
            <p className="text-muted-fg">
              {names.join(', ')}
              {count > names.length && ` ${t('andMore', { count: count - names.length })}`}
            </p>
          </li>
        ))}
      </ul>
    </ChoiceDialog>
  );
}
