import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { workOrdersTexts } from './texts/texts.ts';

const isToDo = (row: AnyRow) => ['open', 'scheduled', 'in_progress', 'on_hold'].includes(String(row.status));
const waitsForParts = (row: AnyRow) => row.status === 'on_hold' && row.hold_kind === 'pecas';

/** Whether what an order waited for is there by now. */
export const partsAreThere = (row: AnyRow) => waitsForParts(row) && Number(row.lacking ?? 0) === 0;

/** Of how many parts there is less than it takes, and that what it waited for is there. */
export function PartsChip({ row }: { row: AnyRow }) {
  const t = useText(workOrdersTexts);
  const lacking = Number(row.lacking ?? 0);
  if (partsAreThere(row)) return <Chip tone="success">{t('partsThere')}</Chip>;
  if (lacking === 0 || !isToDo(row)) return null;
  return <Chip tone="warning">{t('lacking', { count: lacking })}</Chip>;
}
