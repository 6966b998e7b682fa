import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { insideSalesTexts } from '../texts/texts.ts';

const pauses = leads.computed?.cadence_paused;

/** Says where a lead stands in its cadence, and what made it wait. */
export function useCadenceText(): (cadence: NonNullable<QueueRow['cadence']>) => string {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  return ({ name, step, paused }) =>
    paused && pauses
      ? t('cadenceWaits', { name, why: choiceOf(pauses, paused, locale) })
      : t('cadenceAt', { name, day: step ?? 0 });
}
