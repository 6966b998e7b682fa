import { may } from '@leme/contract/access/permission';
import { dayIn } from '@leme/contract/kit/values/days';
import { decideDeparture, firstCheck, type Saying } from '@leme/contract/voyages/gate/decide-departure';
import { type GateResult, gateResults } from '@leme/contract/voyages/gate/gate-checks';
import type { readDepartureGate } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateSentence } from '@leme/contract/voyages/gate/gate-sentence';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { useDepartures } from '../departure/use-departures.ts';
import { GateLight } from './gate-light.tsx';

type SessionLightProps = { session_id: string; date: string };
type Lit = { session_id: string | null; result: GateResult; says: Saying | undefined };

/** The light of a departure, the worst of its boats, with its first sentence; it leads to where it is mended. */
export function SessionLight({ session_id, date }: SessionLightProps) {
  const locale = useLocale();
  const own = useLit(date).filter((each) => each.session_id === session_id);
  const rank = ({ result }: Lit) => gateResults.indexOf(result);
  const [worst] = own.toSorted((one, other) => rank(other) - rank(one));
  if (!worst) return null;
  return (
    <PageLink path="/logbook" className="flex min-h-11 flex-wrap max-md:min-h-14 items-center gap-2 text-sm">
      <GateLight result={worst.result} />
      {worst.says && <span>{gateSentence(worst.says, locale)}</span>}
    </PageLink>
  );
}

/** Today by what this device keeps, so that what is tapped here counts at once and without a signal; another day is asked for. */
function useLit(date: string): Lit[] {
  const mayRead = useCan()(may('logbook', 'read'));
  const { tenant } = useSignedIn();
  const isToday = date === dayIn(tenant.timezone, Temporal.Now.instant());
  const { data: facts } = useDepartures({ enabled: mayRead && isToday });
  const { data: asked } = useAsk<typeof readDepartureGate>(
    'GET /departure-gate',
    { date },
    {
      shows: ['logbook', 'sessions', 'bookings', 'boats'],
      enabled: mayRead && !isToday,
      background: true,
    },
  );
  if (isToday)
    return (facts?.data ?? []).map(({ session_id, facts: known, seals }) => {
      const sealed = seals.at(-1);
      // Once it left, what it left with counts.
      if (sealed) return { session_id, result: sealed.result, says: undefined };
      const gate = decideDeparture(known);
      return { session_id, result: gate.result, says: firstCheck(gate)?.says };
    });
  return (asked?.data ?? []).map(({ session_id, result, checks }) => {
    const first =
      checks.find(({ weighs }) => weighs === 'impede') ?? checks.find(({ weighs }) => weighs === 'avisa');
    return { session_id, result, says: first?.says as unknown as Saying | undefined };
  });
}
