import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import { registerDialog } from '#kit/resource/dialog/register-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { RuleTrial } from './rule-trial.tsx';
import { rulesTexts } from './texts/texts.ts';

/** What is known of lines that come again, and what a rule would have met. */
export const RulesDialog = registerDialog(bankRules, {
  form: [{ rows: ['contains', 'direction turn', 'category_id cost_centre_id', 'by_itself active'] }],
  shows: ['direction', 'category_id', 'by_itself', 'hits'],
  empty: 'bank-rules.empty',
  useWords: () => useText(rulesTexts),
  Begin: RuleTrial,
});
