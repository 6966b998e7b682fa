import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { orderParts } from '@leme/contract/maintenance/orders/order-lines';
import type { Around } from '#kit/resource/children/children-options.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';

/** How much of a part there is too little of. */
export function usePartsAround<Row extends AnyRow>(): Around<Row> {
  const { number } = useFormat();
  const locale = useLocale();
  return {
    markOf: (row) => {
      const lacks = Number((row as AnyRow).lacks ?? 0);
      if (lacks === 0) return null;
      return (
        <Chip tone="warning">{`${labelOf(orderParts.computed?.lacks ?? {}, locale)}: ${number(lacks)}`}</Chip>
      );
    },
  };
}
