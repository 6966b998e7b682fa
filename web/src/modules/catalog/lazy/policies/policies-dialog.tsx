import { cancellationPolicies } from '@leme/contract/catalog/cancellation-policies';
import type { adoptPolicyTemplate } from '@leme/contract/catalog/cancellation-policy-endpoints';
import { type PolicyTemplate, policyTemplates } from '@leme/contract/catalog/policy-templates';
import { catalogWords } from '@leme/contract/catalog/texts/texts';
import { call } from '#kit/api/api.ts';
import { type Beginning, registerDialog } from '#kit/resource/dialog/register-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { productsTexts } from '../products/texts/texts.ts';

const policyWords = {
  title: 'policies',
  text: 'policiesText',
  add: 'newPolicy',
  none: 'noPolicies',
  failed: 'policiesFailed',
} as const;

/** All cancellation policies of the company: looked at, changed, added, and begun with a usual one. */
export const PoliciesDialog = registerDialog(cancellationPolicies, {
  form: [{ rows: ['name', 'tiers', 'no_show_fee_bp own_fault', 'fee_may_fall', 'withdrawal_days', 'text'] }],
  shows: ['tiers'],
  empty: 'cancellation-policies.empty',
  useWords: () => {
    const t = useText(productsTexts);
    return (key) => t(policyWords[key]);
  },
  Begin: Usual,
});

/** The usual ones, each begun with a press. */
function Usual({ onOpen, onChanged }: Beginning) {
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
    <section className="mt-4 grid gap-2 border-t pt-4">
      <h3 className="font-semibold">{t('usualPolicies')}</h3>
      <div className="flex flex-wrap gap-2">
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
