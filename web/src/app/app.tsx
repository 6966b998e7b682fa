import type { cleanupExpiredTokens } from '@leme/contract/access/sign-in/link-endpoints';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { call } from '#kit/api/api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { currentAuthSession, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { ControlWords } from '#kit/text/control-words.tsx';
import { keepCleaning } from './clean-up.ts';
import { preloadPage } from './preload-page.ts';
import { tellMissingTexts } from './report-missing-texts.ts';
import { makeRouter } from './router.tsx';

const router = makeRouter(queryClient);

function ownerOfAnswers(): string | null {
  const { session } = currentAuthSession();
  return session && `${session.user.id} ${session.tenant.id}`;
}

// Answers belong to one person in one company; what is kept of them goes when either changes.
let owner = ownerOfAnswers();
subscribeToAuthSession(() => {
  const next = ownerOfAnswers();
  if (owner !== null && next !== owner) queryClient.clear();
  owner = next;
});

preloadPage(queryClient);

// Background clean-up; starts 5 s after load so that it does not compete with the first page.
setTimeout(() => keepCleaning(cleanUp), 5_000);

setInterval(tellMissingTexts, 60_000);

function cleanUp(): void {
  if (!currentAuthSession().session) return;
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
