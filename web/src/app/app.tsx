import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from '#kit/query.ts';
import { currentSession, subscribeToSession } from '#kit/session-store.ts';
import { makeRouter } from './router.tsx';

const queryClient = createQueryClient();
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

/** Everything behind the first page: addresses, queries, screens. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
