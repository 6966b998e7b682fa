import { costCentres } from '@leme/contract/finance/registers/cost-centres';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import {
  paymentConditionParts,
  paymentConditions,
} from '@leme/contract/finance/registers/payment-conditions';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { useText } from '#kit/text/i18n.ts';
import { financeManagementTexts } from '../../texts/texts.ts';
import { RegisterPanel } from './register-panel.tsx';

/** What a company calls what it pays and is paid for. */
export function Categories() {
  const t = useText(financeManagementTexts);
  return (
    <RegisterPanel
      resource={financeCategories}
      title={t('tab.categories')}
      add={t('newCategory')}
      none={t('noCategory')}
      empty="finance-categories.empty"
      form={[{ rows: ['name', 'kind account_role', 'parent_id allocation'] }]}
      shows={['account_role', 'parent_id', 'allocation']}
    />
  );
}

/** By what it looks at its costs beside departures. */
export function CostCentres() {
  const t = useText(financeManagementTexts);
  return (
    <RegisterPanel
      resource={costCentres}
      title={t('tab.centres')}
      add={t('newCentre')}
      none={t('noCentre')}
      empty="cost-centres.empty"
      form={[{ rows: ['name', 'active'] }]}
      shows={['active']}
    />
  );
}

const parts = [
  childrenPart(paymentConditionParts, {
    title: 'payment-condition-parts.section.title',
    empty: 'payment-condition-parts.empty',
    sort: 'days',
    shows: ['days', 'bp'],
    form: [{ rows: ['label', 'days bp'] }],
  }),
];

/** In which parts something is paid. */
export function Conditions() {
  const t = useText(financeManagementTexts);
  return (
    <RegisterPanel
      resource={paymentConditions}
      title={t('tab.conditions')}
      add={t('newCondition')}
      none={t('noCondition')}
      empty="payment-conditions.empty"
      form={[{ rows: ['name', 'active'] }]}
      parts={parts}
      shows={['parts', 'shares', 'active']}
    />
  );
}
