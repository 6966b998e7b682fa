import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiProblem, isWithoutAnswer } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { manifestTexts } from '../texts/texts.ts';
import { sessionsTexts } from './texts/texts.ts';

type Failed = Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching' | 'isError'>;

export type Cause = 'failedSignedOut' | 'failedForbidden' | 'failedMissing' | 'failedOther';

/** Which of the catalogue's four words a failure to load gets. */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof ApiProblem)) return 'failedOther';
  const causes: Readonly<Record<number, Cause>> = {
    401: 'failedSignedOut',
    403: 'failedForbidden',
    404: 'failedMissing',
  };
  return causes[error.status] ?? 'failedOther';
}

/** Nothing could be loaded: why, and the way to try again. */
export function LoadFailure({ query, onRetry }: { query: Failed; onRetry: () => void }) {
  const t = useText(sessionsTexts);
  const notKept = useText(manifestTexts);
  const kit = useText(kitTexts);
  const { error } = query;
  return (
    <Card>
      <ErrorState
        title={t('loadFailed')}
        cause={isWithoutAnswer(error) ? `${t('failedOther')}. ${notKept('notKept')}` : t(causeOf(error))}
        code={error instanceof ApiProblem && error.status >= 500 ? error.code : undefined}
        onRetry={onRetry}
        busy={query.isFetching}
        labels={{ retry: kit('retry'), code: kit('code'), copy: kit('copy') }}
      />
    </Card>
  );
}

/** Says aloud that loading failed: at once while nothing is shown, and whenever a person had asked. */
export function useFailureToast(query: Failed & { data: unknown }, isRefreshing: boolean): void {
  const t = useText(sessionsTexts);
  const toast = useToast();
  const { isError, errorUpdatedAt, error } = query;
  const matters = isError && (query.data === undefined || isRefreshing);
  // Outside system: the answer of the server. A failure is told once, whatever is drawn again meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new failure is news
  useEffect(() => {
    if (!matters) return;
    const title = t('loadFailed');
    const group = { key: 'sessions-manifest-failed', title: () => title };
    toast.show({ tone: 'danger', title, text: t(causeOf(error)), group });
  }, [matters, errorUpdatedAt]);
}
