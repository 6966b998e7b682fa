import { Suspense } from 'react';
import { whenCalm } from '#kit/browser/when-calm.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';

/** The longest a list of people keeps the light waiting. */
const calmMs = 2_000;
const SessionLight = lazyPart(async () => {
  await whenCalm(calmMs);
  return (await import('#modules/voyages/lazy/light/public.tsx')).SessionLight;
});

/** Whether the boats of a departure may cast off; it comes after the list of people. */
export function DepartureLight({ session }: { session: { id: string; date: string } }) {
  return (
    <Suspense>
      <SessionLight session_id={session.id} date={session.date} />
    </Suspense>
  );
}
