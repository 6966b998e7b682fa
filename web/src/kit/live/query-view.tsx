import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton, type SkeletonVariant } from '#ui/feedback/skeleton.tsx';
import { ApiProblem, isProblem } from '../api/api.ts';
import { Denied } from '../auth-session/denied.tsx';
import { useProblemText } from '../problem/problem-text.ts';
import { useText } from '../text/i18n.ts';
import { kitTexts } from '../texts/texts.ts';

export type QueryViewProps<T> = {
  query: UseQueryResult<T>;
  /** Shape of what is coming; it shows after 200 ms. */
  skeleton: SkeletonVariant;
  /** Rows or cards of that shape; each has its own number. */
  skeletonCount?: number | undefined;
  /** Spoken while loading, such as "Carregando manifesto...". */
  loadingLabel?: string | undefined;
  /** Heading when loading failed, such as "Erro ao carregar sessões". */
  errorTitle: string;
  /** What the failure says, where the catalogue of the screen has its own words. */
  errorText?: ((error: unknown) => string) | undefined;
  isEmpty?: ((data: T) => boolean) | undefined;
  empty?: ReactNode | undefined;
  /** Drawn with the data; also while they are fetched again or could not be. */
  children: (data: T) => ReactNode;
};

/** The four states of a query: loading, failed (or denied), empty, there. Data once shown stay through a failure. */
export function QueryView<T>({ query, ...props }: QueryViewProps<T>) {
  const t = useText(kitTexts);
  if (query.data !== undefined) {
    return props.isEmpty?.(query.data) ? props.empty : props.children(query.data);
  }
  if (query.isError) return <Failed query={query} {...props} />;
  return (
    <Skeleton
      variant={props.skeleton}
      count={props.skeletonCount}
      label={props.loadingLabel ?? t('loading')}
    />
  );
}

function Failed<T>({
  query,
  errorTitle,
  errorText,
}: Pick<QueryViewProps<T>, 'query' | 'errorTitle' | 'errorText'>) {
  const t = useText(kitTexts);
  const problemText = useProblemText();
  const { error } = query;
  if (isProblem(error, 'forbidden')) {
    const { resource } = error.params;
    return <Denied level={2} resource={typeof resource === 'string' ? resource : null} />;
  }
  return (
    <ErrorState
      title={errorTitle}
      cause={(errorText ?? problemText)(error)}
      code={error instanceof ApiProblem && error.status >= 500 ? error.code : undefined}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
      labels={{ retry: t('retry'), code: t('code'), copy: t('copy') }}
    />
  );
}
