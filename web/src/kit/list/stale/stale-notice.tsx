import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useFormat } from '../../text/format.ts';
import { useText } from '../../text/i18n.ts';
import { listTexts } from '../texts/texts.ts';

export type StaleNoticeProps = {
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching'>;
  onRetry: () => void;
};

/** Says that the rows shown are of an earlier moment because they could not be fetched again. */
export function StaleNotice({ query, onRetry }: StaleNoticeProps) {
  const t = useText(listTexts);
  const { time } = useFormat();
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" busy={query.isFetching} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('stale', { time: time(new Date(query.dataUpdatedAt)) })}
    </Banner>
  );
}

/** Whether the rows of a query are of an earlier moment. */
export function isStale({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): boolean {
  return isError && data !== undefined;
}
