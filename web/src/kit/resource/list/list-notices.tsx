import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useFormat } from '../../format.ts';
import { useText } from '../../i18n.ts';
import { listTexts } from './texts/texts.ts';
import type { ListProps } from './use-list.ts';

/** Where one is when it is not the list as usual: among deleted rows, or looking at older ones. */
export function ListNotices({ list }: ListProps) {
  const t = useText(listTexts);
  const { time } = useFormat();
  const { query, isTrash, isOffline } = list;
  const isStale = query.data !== undefined && (query.isError || isOffline);
  return (
    <>
      {isTrash && (
        <Banner
          action={
            <Button size="sm" onClick={() => list.narrow({ deleted: undefined })}>
              {t('leaveTrash')}
            </Button>
          }
        >
          {t('trashNotice')}
        </Banner>
      )}
      {isStale && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" busy={list.isRefreshing} onClick={list.refresh}>
              {t('retry')}
            </Button>
          }
        >
          {t('stale', { time: time(new Date(query.dataUpdatedAt)) })}
        </Banner>
      )}
    </>
  );
}
