import { Suspense } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';

const SessionLight = lazyPart(
  async () => (await import('#modules/voyages/lazy/light/public.tsx')).SessionLight,
);

/** Whether the boats of a departure may cast off; it comes after the list of people. */
export function DepartureLight({ session }: { session: { id: string; date: string } }) {
  return (
    <Suspense>
      <SessionLight session_id={session.id} date={session.date} />
    </Suspense>
  );
}
