import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { StaleNotice } from '../../list/stale/stale-notice.tsx';
import { useText } from '../../text/i18n.ts';
import { listTexts } from './texts/texts.ts';
import type { ListProps } from './use-list.ts';

/** Where one is when it is not the list as usual: among deleted rows, or looking at older ones. */
export function ListNotices({ list }: ListProps) {
  const t = useText(listTexts);
  const { query, isTrash, isOffline } = list;
  return (
    <>
      {isTrash && (
        <Banner
          action={
            <Button size="sm" onClick={() => list.filter({ deleted: undefined })}>
              {t('leaveTrash')}
            </Button>
          }
        >
          {t('trashNotice')}
        </Banner>
      )}
      {query.data !== undefined && (query.isError || isOffline) && (
        <StaleNotice query={{ ...query, isFetching: list.isRefreshing }} onRetry={list.refresh} />
      )}
    </>
  );
}
