import { useText } from '#kit/text/i18n.ts';
import { simulatorTexts } from './texts/texts.ts';

const kinds = [
  ...(['category_ids', 'tag_ids', 'product_ids', 'boat_ids', 'travel', 'sale', 'weekdays'] as const),
  ...(['start', 'lead_days', 'occupancy_bp', 'party', 'fares', 'channels', 'agent_ids'] as const),
  ...(['customer_id', 'code', 'quota'] as const),
];

/** What a kind of condition is called in a sentence. */
export function useKindName(): (kind: string) => string {
  const t = useText(simulatorTexts);
  return (kind) => {
    const known = kinds.find((name) => name === kind);
    return known ? t(`kind_${known}`) : kind;
  };
}
