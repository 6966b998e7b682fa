import { type Dimension, dimensions } from '@leme/contract/crew/engine/dimensions';
import { competencyOverrides } from '@leme/contract/crew/overrides/competency-overrides';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { testBoxTexts } from './texts/texts.ts';

/** What a cell of the matrix is called: its position and what it names, by the key that tells it apart. */
export function useCellWords(): (key: string) => string {
  const t = useText(testBoxTexts);
  const locale = useLocale();
  const { fields } = competencyOverrides;
  return (key) => {
    const [position = '', ...values] = key.split(' ');
    const named = dimensions.flatMap((name: Dimension, at) => {
      const value = values[at];
      return value === undefined || value === '*' ? [] : [choiceOf(fields[name], value, locale)];
    });
    const context = named.length === 0 ? t('anyContext') : named.join(', ');
    return `${choiceOf(fields.position, position, locale)} · ${context}`;
  };
}
