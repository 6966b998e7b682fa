import type { cleanupExpiredTokens } from '@leme/contract/access/link-endpoints';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { call } from '#kit/api.ts';
import { ControlWords } from '#kit/control-words.tsx';
import { queryClient } from '#kit/query.ts';
import { currentSession, subscribeToSession } from '#kit/session-store.ts';
import { keepCleaning } from './links/clean-up.ts';
import { openAhead } from './open-ahead.ts';
import { makeRouter } from './router.tsx';

const router = makeRouter(queryClient);

function ownerOfAnswers(): string | null {
  const { session } = currentSession();
  return session && `${session.user.id} ${session.tenant.id}`;
}

// Answers belong to one person in one company; what is kept of them goes when either changes.
let owner = ownerOfAnswers();
subscribeToSession(() => {
  const next = ownerOfAnswers();
  if (owner !== null && next !== owner) queryClient.clear();
  owner = next;
});

openAhead(queryClient);

// Nobody does this and nobody waits for it: it begins when the page one came for is there.
setTimeout(() => keepCleaning(cleanUp), 5_000);

function cleanUp(): void {
  if (!currentSession().session) return;
  const address = 'POST /rpc/cleanup_expired_tokens';
  call<typeof cleanupExpiredTokens>(address, {}, { background: true }).catch(() => undefined);
}

/** Everything behind the first page: addresses, queries, screens. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ControlWords>
        <RouterProvider router={router} />
      </ControlWords>
    </QueryClientProvider>
  );
}
