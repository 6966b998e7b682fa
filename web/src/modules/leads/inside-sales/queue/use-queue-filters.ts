import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { listLeadProducts } from '@leme/contract/leads/endpoints';
import { dues } from '@leme/contract/leads/inside-sales/dues';
import type { Queue } from '@leme/contract/leads/inside-sales/endpoints';
import { leadStatuses, leads, temperatures } from '@leme/contract/leads/leads';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import type { QueueAddress } from '../queue-address.ts';
import { insideSalesTexts } from '../texts/texts.ts';

/** What the queue is filtered by; what is due says how many there are. */
export function useQueueFilters(
  address: QueueAddress,
  counts: Queue['counts'],
  onChange: (part: Partial<QueueAddress>) => void,
): Filter[] {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const { number } = useFormat();
  const { temperature, source, status } = leads.fields;
  const products = useAsk<typeof listLeadProducts>(
    'GET /leads/products',
    {},
    { shows: ['products', 'fare-types'] },
  ).data;
  return [
    {
      id: 'due',
      label: t('due'),
      values: oneValue(address.due),
      options: dues.map((due) => ({ value: due, label: `${t(`due.${due}`)} (${number(counts[due] ?? 0)})` })),
      onChange: ([value]) => onChange({ due: dues.find((due) => due === value) }),
    },
    {
      id: 'product',
      label: t('product'),
      values: oneValue(address.product),
      options: (products?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      onChange: ([value]) => onChange({ product: value }),
    },
    {
      id: 'temperature',
      label: t('temperature'),
      values: oneValue(address.temperature),
      options: temperatures.map((value) => ({ value, label: choiceOf(temperature, value, locale) })),
      onChange: ([value]) => onChange({ temperature: temperatures.find((each) => each === value) }),
    },
    {
      id: 'status',
      label: t('status'),
      values: oneValue(address.status),
      options: leadStatuses
        .filter((value) => value !== 'won' && value !== 'lost')
        .map((value) => ({ value, label: choiceOf(status, value, locale) })),
      onChange: ([value]) => onChange({ status: leadStatuses.find((each) => each === value) }),
    },
    {
      id: 'source',
      label: t('source'),
      values: oneValue(address.source),
      options: (source.options ?? []).map((value) => ({ value, label: choiceOf(source, value, locale) })),
      onChange: ([value]) => onChange({ source: value }),
    },
  ];
}
