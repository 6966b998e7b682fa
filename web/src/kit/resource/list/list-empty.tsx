import { textIn } from '@leme/contract/kit/texts';
import { Inbox, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { NothingFits } from '../../list/empty/nothing-fits.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import { listTexts } from './texts/texts.ts';
import type { ListProps } from './use-list.ts';

/** No rows: because nothing fits, because nothing was deleted, or because there is nothing yet. */
export function ListEmpty({ list }: ListProps) {
  const t = useText(listTexts);
  if (list.isFiltered)
    return (
      <NothingFits
        title={t('noMatch')}
        text={t('noMatchText')}
        onClear={list.clear}
        clearLabel={t('clearAll')}
      />
    );
  return <Card>{list.isTrash ? <TrashEmpty list={list} /> : <NothingYet list={list} />}</Card>;
}

function TrashEmpty({ list }: ListProps) {
  const t = useText(listTexts);
  return (
    <EmptyState
      icon={<Trash2 />}
      title={t('trashEmpty')}
      text={t('trashText')}
      action={<Button onClick={() => list.filter({ deleted: undefined })}>{t('leaveTrash')}</Button>}
    />
  );
}

function NothingYet({ list }: ListProps) {
  const t = useText(listTexts);
  const locale = useLocale();
  const { empty } = list.options;
  const mayCreate = list.rights.create && !list.isOffline;
  return (
    <EmptyState
      icon={<Inbox />}
      title={t('nothingYet')}
      text={
        empty
          ? textIn(list.resource.texts, locale, empty)
          : t(mayCreate ? 'nothingYetText' : 'nothingYetReadOnly')
      }
      action={
        mayCreate && (
          <Button onClick={() => list.show({ open: 'new', from: undefined })}>
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {list.newLabel}
          </Button>
        )
      }
    />
  );
}
