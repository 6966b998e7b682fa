import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { cadences } from '@leme/contract/leads/inside-sales/cadences';
import type { Lead } from '@leme/contract/leads/leads';
import { QueryView } from '#kit/live/query-view.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { follow, shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';

const inUse = ({ active }: AnyRow) => active === true;

/** By which steps a lead is followed from now on: one press begins it. */
export function FollowDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const t = useText(insideSalesTexts);
  const { query } = useRows(cadences, { limit: 200 });
  const { run, busyWith } = useVerb(
    ({ id }: { id: string; name: string }) => follow({ id: lead.id, cadence_id: id }),
    {
      shows: shown.shows,
      done: (_, { name }) => {
        onClose();
        return t('cadenceStarted', { name: lead.name, cadence: name });
      },
      failed: t('failed'),
    },
  );
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t('followTitle', { name: lead.name })}
      description={t('cadencesAbout')}
    >
      <QueryView
        query={query}
        skeleton="list"
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => !data.some(inUse)}
        empty={<EmptyState level={3} title={t('noCadence')} text={t('askForCadence')} />}
      >
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-2">
            {data.filter(inUse).map(({ id, name }) => (
              <li key={id}>
                <Button
                  block
                  size="lg"
                  className="justify-start"
                  busy={busyWith?.id === id}
                  onClick={() => void run({ id, name: String(name) })}
                >
                  <span className="truncate">{String(name)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
