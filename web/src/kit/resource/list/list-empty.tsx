import { localise } from '@leme/contract/kit/locale';
import { FilterX, Inbox, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLocalised, useText } from '../../i18n.ts';
import { listTexts } from './texts/texts.ts';
import type { ListProps } from './use-list.ts';

/** No rows: because nothing fits, because nothing was deleted, or because there is nothing yet. */
export function ListEmpty({ list }: ListProps) {
  return (
    <Card>
      {list.isNarrowed ? (
        <NothingFits list={list} />
      ) : list.isTrash ? (
        <TrashEmpty list={list} />
      ) : (
        <NothingYet list={list} />
      )}
    </Card>
  );
}

function NothingFits({ list }: ListProps) {
  const t = useText(listTexts);
  return (
    <EmptyState
      icon={<FilterX />}
      title={t('noMatch')}
      text={t('noMatchText')}
      action={<Button onClick={list.clear}>{t('clearAll')}</Button>}
    />
  );
}

function TrashEmpty({ list }: ListProps) {
  const t = useText(listTexts);
  return (
    <EmptyState
      icon={<Trash2 />}
      title={t('trashEmpty')}
      text={t('trashText')}
      action={<Button onClick={() => list.narrow({ deleted: undefined })}>{t('leaveTrash')}</Button>}
    />
  );
}

function NothingYet({ list }: ListProps) {
  const t = useText(listTexts);
  const localised = useLocalised();
  const { empty } = list.options;
  const mayCreate = list.rights.create && !list.isOffline;
  return (
    <EmptyState
      icon={<Inbox />}
      title={t('nothingYet')}
      text={empty ? localised(localise(empty)) : t(mayCreate ? 'nothingYetText' : 'nothingYetReadOnly')}
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
