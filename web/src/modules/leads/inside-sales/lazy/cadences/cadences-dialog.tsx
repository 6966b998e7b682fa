import { may } from '@leme/contract/access/permission';
import { cadenceSteps, cadences } from '@leme/contract/leads/inside-sales/cadences';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { RecordPanel } from '#kit/resource/record/record-panel.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { insideSalesTexts } from '../../texts/texts.ts';

const form = [{ rows: ['name', 'active'] }];
const parts = [
  childrenPart(cadenceSteps, {
    title: 'cadence-steps.section.title',
    empty: 'cadence-steps.empty',
    sort: 'day',
    shows: ['day', 'hour', 'type', 'template_id'],
    form: [{ rows: ['title', 'day hour', 'type template_id'] }],
  }),
];

/** By which steps leads are followed. */
export function CadencesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(insideSalesTexts);
  const mayAdd = useCan()(may('inside-sales', 'create'));
  const { query, refresh } = useRows(cadences, { limit: 200 });
  const [open, setOpen] = useState<string | null>(null);
  if (open !== null)
    return (
      <RecordPanel
        key={open}
        resource={cadences}
        form={form}
        parts={parts}
        id={open}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
        onSaved={() => void refresh()}
      />
    );
  return (
    <Dialog onClose={onClose} title={t('cadences')} description={t('cadencesAbout')}>
      <div className="grid gap-3">
        {mayAdd && (
          <Button className="justify-self-start" onClick={() => setOpen('new')}>
            {t('newCadence')}
          </Button>
        )}
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState level={3} title={t('noCadence')} text={t('noCadenceText')} />}
        >
          {({ data }) => (
            <ul aria-label={t('cadences')} className="divide-y rounded-md border">
              {data.map((cadence) => (
                <li key={cadence.id}>
                  <button
                    type="button"
                    className="wrap-anywhere block min-h-11 w-full px-3 py-2 text-start font-medium hover:bg-muted"
                    onClick={() => setOpen(cadence.id)}
                  >
                    {String(cadence.name)}
                    {!cadence.active && (
                      <span className="ms-2 text-muted-fg text-sm">{t('switchedOff')}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
