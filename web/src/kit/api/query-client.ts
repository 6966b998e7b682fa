import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api.ts';

const minutes = 60_000;

/** Whether a failure may pass by itself. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500;
}

/**
 * Answers are fresh for five minutes and kept for ten; what may be a passing failure is tried once more. Whether the
 * device is connected is judged by the calls themselves, so queries never pause on the browser's word.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minutes,
      gcTime: 10 * minutes,
      retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
