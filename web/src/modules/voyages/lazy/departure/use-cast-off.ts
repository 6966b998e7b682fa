import type { DayFacts, Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { canHash, canonical } from '@leme/contract/voyages/seal/canonical';
import { composeSeal, gateAtLeaving } from '@leme/contract/voyages/seal/compose-seal';
import { sealDeparture } from '@leme/contract/voyages/seal/seal';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { departureTexts } from './texts/texts.ts';
import { useFate, useSayOf } from './use-say.ts';

export type Casting = {
  day: DayFacts;
  departing: Departing;
  amends: { id: string; root: string } | null;
  counted: number;
  others: number;
};

/** Notes that the boat left and seals who is aboard; pressed again after a failure it is the same departure. */
export function useCastOff(casting: Casting, hours: number | null, onDone: () => void) {
  const t = useText(departureTexts);
  const { user } = useSignedIn();
  const say = useSayOf(casting.departing.boat);
  const fateOf = useFate();
  const [ids] = useState(() => ({
    voyage: casting.departing.voyage?.id ?? crypto.randomUUID(),
    left: crypto.randomUUID(),
    counted: crypto.randomUUID(),
    sealed: crypto.randomUUID(),
  }));
  return useVerb(
    async () => {
      const { departing, amends, counted, others, day } = casting;
      const { boat_id, session_id, crew, motor_id, ends_at, said } = departing;
      const client_time = new Date().toISOString();
      const about = { boat_id, session_id, voyage_id: ids.voyage, step: said.length };
      const seal = await sealedBy(casting, { voyage_id: ids.voyage, by: user, at: client_time, day });
      if (!amends)
        void say.voyage({
          id: ids.left,
          kind: 'departed',
          ...about,
          step: 0,
          people: counted + crew.length + others,
          hours: motor_id === null ? null : hours,
          motor_id,
          captain: crew.find(({ position }) => position === 'comandante')?.name ?? null,
          eta: ends_at,
        });
      const sealed = {
        id: ids.sealed,
        kind: 'sealed' as const,
        ...about,
        counted,
        others,
        seal,
        amends: amends?.id ?? null,
      };
      const count = { id: ids.counted, kind: 'counted' as const, ...about, moment: 'out' as const, counted };
      return await say.departure([count, sealed], {
        result: gateAtLeaving(departing.facts, casting).result,
        people: departing.list.flatMap(({ id, aboard }) => (aboard ? id : [])),
      });
    },
    {
      shows: ['logbook', 'sessions', 'motors', 'alerts'],
      failed: t('sealFailed'),
      done: (fate) => {
        onDone();
        const isOwn = canHash() && casting.day.seals;
        const byServer = { tone: 'warning' as const, title: t('sealed'), text: t('sealedByServer') };
        return fateOf(fate, isOwn ? { title: t('sealed') } : byServer, t('sealFailed'));
      },
    },
  );
}

type By = {
  voyage_id: string;
  by: { id: string; user_metadata: { full_name: string } };
  at: string;
  day: DayFacts;
};

/** What this device freezes; nothing where it cannot hash, or may not see what a seal holds. */
async function sealedBy({ departing, amends, counted, others }: Casting, { voyage_id, by, at, day }: By) {
  if (!canHash() || !day.seals) return null;
  const { header, leaves } = composeSeal(departing, {
    company: day.company,
    voyage_id,
    by: { id: by.id, name: by.user_metadata.full_name },
    sealed_by: 'device',
    sealed_at: at,
    zone: day.zone,
    amends: amends?.root ?? null,
    counted,
    others,
  });
  const file = await sealDeparture(header, leaves);
  return {
    header: canonical(file.header),
    root: file.root,
    values: file.values.map((value) => canonical(value)),
  };
}
