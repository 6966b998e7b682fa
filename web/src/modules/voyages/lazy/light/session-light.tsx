import { may } from '@leme/contract/access/permission';
import type { Saying } from '@leme/contract/voyages/gate/decide-departure';
import { type GateResult, gateResults } from '@leme/contract/voyages/gate/gate-checks';
import type { readDepartureGate } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateSentence } from '@leme/contract/voyages/gate/gate-sentence';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { GateLight } from './gate-light.tsx';

/** The light of a departure, the worst of its boats, with its first sentence; it leads to where it is mended. */
export function SessionLight({ session_id, date }: { session_id: string; date: string }) {
  const mayRead = useCan()(may('logbook', 'read'));
  const locale = useLocale();
  const { data: day } = useAsk<typeof readDepartureGate>(
    'GET /departure-gate',
    { date },
    { shows: ['logbook', 'sessions', 'bookings', 'boats'], enabled: mayRead, background: true },
  );
  const own = day?.data.filter((each) => each.session_id === session_id) ?? [];
  const rank = (result: GateResult) => gateResults.indexOf(result);
  const [worst] = own.toSorted((one, other) => rank(other.result) - rank(one.result));
  if (!worst) return null;
  const first =
    worst.checks.find(({ weighs }) => weighs === 'impede') ??
    worst.checks.find(({ weighs }) => weighs === 'avisa');
  return (
    <PageLink path="/logbook" className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
      <GateLight result={worst.result} />
      {first && <span>{gateSentence(first.says as unknown as Saying, locale)}</span>}
    </PageLink>
  );
}
