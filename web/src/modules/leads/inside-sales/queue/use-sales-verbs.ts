import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { claim, follow, shown, unfollow } from '../queue.queries.ts';
import { insideSalesTexts } from '../texts/texts.ts';

type Named = Pick<QueueRow, 'id' | 'name'>;

/** What one press does to a lead of the queue. */
export function useSalesVerbs(onTaken: (id: string) => void) {
  const t = useText(insideSalesTexts);
  const { update } = useResourceWrites(leads);
  const failed = t('failed');
  const { shows } = shown;
  const taking = useVerb((id: string) => claim(id), {
    shows,
    done: ({ lead, is_other }) => {
      if (!lead) return { tone: 'warning', title: t('noneLeft') };
      onTaken(lead.id);
      const { name } = lead as unknown as Lead;
      return is_other ? t('tookOther', { name }) : t('took', { name });
    },
    failed,
  });
  const winning = useVerb(({ id, version }: QueueRow) => update(id, version, { status: 'won' }), {
    shows,
    done: (_, row) => t('wonDone', { name: row.name }),
    failed,
  });
  const pausing = useVerb(({ id }: Named) => unfollow(id), {
    shows,
    done: (_, { name }) => t('cadencePaused', { name }),
    failed,
  });
  const goingOn = useVerb(({ id }: Named) => follow({ id }), {
    shows,
    done: (_, { name }) => t('cadenceGoesOn', { name }),
    failed,
  });
  return { taking, winning, pausing, goingOn };
}
