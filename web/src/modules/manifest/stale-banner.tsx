import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { manifestTexts } from './texts/texts.ts';

export type StaleBannerProps = {
  query: Pick<UseQueryResult, 'isError' | 'data' | 'dataUpdatedAt' | 'isFetching'>;
  onRetry: () => void;
};

/** Says that the rows shown are of an earlier moment because they could not be fetched again. */
export function StaleBanner({ query, onRetry }: StaleBannerProps) {
  const t = useText(manifestTexts);
  const { time } = useFormat();
  if (!isStale(query)) return null;
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

export function isStale({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): boolean {
  return isError && data !== undefined;
}

/** What is to be seen wherever one is on the page: it stays below the header. */
export function InSight({ children }: { children: ReactNode }) {
  return (
    children && (
      <div
        data-sticky-head
        className="sticky top-[calc(var(--header)+var(--stripe)+env(safe-area-inset-top))] z-20 bg-bg py-1"
      >
        {children}
      </div>
    )
  );
}
