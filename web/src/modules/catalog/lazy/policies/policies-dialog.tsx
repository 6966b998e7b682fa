import { may } from '@leme/contract/access/permission';
import { cancellationPolicies } from '@leme/contract/catalog/cancellation-policies';
import type { adoptPolicyTemplate } from '@leme/contract/catalog/cancellation-policy-endpoints';
import { type PolicyTemplate, policyTemplates } from '@leme/contract/catalog/policy-templates';
import { catalogWords } from '@leme/contract/catalog/texts/texts';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { FieldValue } from '#kit/resource/field-value.tsx';
import { RecordPanel } from '#kit/resource/record/record-panel.tsx';
import { useResourceWrites, useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { productsTexts } from '../products/texts/texts.ts';

const form = [
  { rows: ['name', 'tiers', 'no_show_fee_bp own_fault', 'fee_may_fall', 'withdrawal_days', 'text'] },
] as const;

/** All cancellation policies of the company: looked at, changed, added, and begun with a usual one. */
export function PoliciesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(productsTexts);
  const words = useText(catalogWords);
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  const { query } = useRows(cancellationPolicies, { q: sought || undefined, limit: mostChildren });
  const { changed } = useResourceWrites(cancellationPolicies);
  const mayAdd = useCan()(may('products', 'create'));
  return (
    <>
      <Dialog onClose={onClose} title={t('policies')} description={t('policiesText')}>
        <div className="grid gap-4">
          <SearchBox label={t('searchPolicies')} typed={typed} onType={setTyped} />
          <QueryView
            query={query}
            skeleton="list"
            skeletonCount={3}
            loadingLabel={t('loadingPolicies')}
            errorTitle={t('policiesFailed')}
            isEmpty={({ data }) => data.length === 0}
            empty={
              <EmptyState level={3} title={t('noPolicies')} text={words('cancellation-policies.empty')} />
            }
          >
            {({ data }) => <PolicyList rows={data} onOpen={setOpen} />}
          </QueryView>
          {mayAdd && <Beginnings onOpen={setOpen} onChanged={changed} />}
        </div>
      </Dialog>
      {open !== null && (
        <RecordPanel
          key={open}
          resource={cancellationPolicies}
          form={form}
          id={open}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          onSaved={changed}
        />
      )}
    </>
  );
}

function PolicyList({ rows, onOpen }: { rows: readonly AnyRow[]; onOpen: (id: string) => void }) {
  return (
    <ul className="grid">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-0.5 border-t py-2">
          <button type="button" className="min-h-8 text-start max-md:min-h-11" onClick={() => onOpen(row.id)}>
            <b className="wrap-anywhere hover:underline">{String(row.name)}</b>
          </button>
          <span className="text-muted-fg text-sm">
            <FieldValue resource={cancellationPolicies} name="tiers" row={row} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type BeginningsProps = { onOpen: (id: string) => void; onChanged: () => void };

function Beginnings({ onOpen, onChanged }: BeginningsProps) {
  const t = useText(productsTexts);
  const words = useText(catalogWords);
  const adoption = useVerb(
    (template: PolicyTemplate) =>
      call<typeof adoptPolicyTemplate>('POST /cancellation-policies/adoptions', { template }),
    {
      done: (row) => {
        onChanged();
        onOpen(row.id);
      },
      failed: t('saveFailed'),
    },
  );
  return (
    <section className="grid gap-2 border-t pt-4">
      <h3 className="font-semibold">{t('newPolicy')}</h3>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onOpen('new')}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('blankPolicy')}
        </Button>
        {policyTemplates.map((template) => (
          <Button
            key={template}
            size="sm"
            busy={adoption.busyWith === template}
            onClick={() => void adoption.run(template)}
          >
            {words(`policy-template.${template}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
