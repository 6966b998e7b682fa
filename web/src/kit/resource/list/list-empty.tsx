import { textIn } from '@leme/contract/kit/language/texts';
import { countsTo } from '@leme/contract/kit/resource/counts';
import { readSort } from '@leme/contract/kit/resource/resource';
import { ArrowDownUp, Inbox, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { isProblem } from '../../api/api.ts';
import { NothingFits } from '../../list/empty/nothing-fits.tsx';
import { useFormat } from '../../text/format.ts';
import { useLocale, useText } from '../../text/i18n.ts';
import { columnLabel } from '../fields-of.ts';
import { listTexts } from './texts/texts.ts';
import type { List, ListProps } from './use-list.ts';

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

/** A list that has grown too long for its order, which an address or a view still asks for. */
export function TooLongToOrder({ list }: ListProps) {
  const t = useText(listTexts);
  const { resource, address, show } = list;
  const field = readSort(resource, address.sort as string | undefined)?.field ?? '';
  return (
    <Card>
      <EmptyState
        icon={<ArrowDownUp />}
        title={t('tooLong', { field: columnLabel(resource, field, useLocale()) })}
        text={t('tooLongText', { most: useFormat().number(countsTo.all) })}
        action={
          <Button onClick={() => show({ sort: undefined, cursor: undefined })}>{t('usualOrder')}</Button>
        }
      />
    </Card>
  );
}

/** Whether that is why nothing came. */
export function isTooLong({ query: { error } }: List): boolean {
  return isProblem(error, 'validation') && error.errors.some(({ code }) => code === 'too-many-rows');
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
      title={list.nothingYet}
      text={
        list.nothingYetText ??
        (empty
          ? textIn(list.resource.texts, locale, empty)
          : t(mayCreate ? 'nothingYetText' : 'nothingYetReadOnly'))
      }
      action={
        mayCreate && (
          <Button onClick={() => list.show({ open: 'new', from: undefined })}>
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {list.newFirst}
          </Button>
        )
      }
    />
  );
}
