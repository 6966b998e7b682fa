import { toReais } from '@leme/contract/kit/values/money';
import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { useRuleWords } from '../rule-words/rule-words.ts';
import { simulatorTexts } from './texts/texts.ts';
import { useKindName } from './use-kind-name.ts';
import { Waterfall } from './waterfall.tsx';

type Step = QuoteReply['lines'][number]['trace'][number];

type PriceStepsProps = {
  title: string;
  steps: readonly Step[];
  /** Of a group, whose way begins with a price of its own. */
  ofGroup?: boolean;
};

/** The way of one price: drawn as steps, and the same as a table with why each of them counted. */
export function PriceSteps({ title, steps, ofGroup = false }: PriceStepsProps) {
  const t = useText(simulatorTexts);
  const kindName = useKindName();
  const { effect } = useRuleWords();
  const { money } = useFormat();
  const nameOf = (step: Step) => ('name' in step ? step.name : t(`step_${step.kind}`));
  const whyOf = (step: Step) => {
    if (step.kind === 'base' && ofGroup) return t('why_group');
    if (!('name' in step)) return t(`why_${step.kind}`);
    return step.why.length === 0 ? t('always') : t('fits', { kinds: step.why.map(kindName).join(', ') });
  };
  return (
    <div className="overflow-clip rounded-md border">
      <h3 className="wrap-anywhere px-4 py-2 font-semibold">{title}</h3>
      {/* Of a single step there is nothing to compare. */}
      {steps.length > 1 && <Waterfall steps={steps} />}
      <Table name={title}>
        <thead>
          <Tr>
            <Th>{t('step')}</Th>
            <Th end className="max-md:hidden">
              {t('before')}
            </Th>
            <Th end>{t('change')}</Th>
            <Th end>{t('after')}</Th>
            <Th>{t('why')}</Th>
          </Tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Tr key={'id' in step ? step.id : step.kind}>
              <Td className="wrap-break-word min-w-32 max-w-64 whitespace-normal font-medium">
                {nameOf(step)}
              </Td>
              <Td end numeric className="max-md:hidden">
                {step.kind === 'base' ? '' : money(toReais(step.before))}
              </Td>
              <Td end numeric>
                {'effect' in step ? effect(step.effect) : ''}
              </Td>
              <Td end numeric className="font-semibold">
                {money(toReais(step.after))}
              </Td>
              <Td className="min-w-40 whitespace-normal text-muted-fg">{whyOf(step)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
