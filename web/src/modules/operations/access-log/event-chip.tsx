import type { SecurityEventKind } from '@leme/contract/access/security-events';
import { operationsWords } from '@leme/contract/operations/texts/texts';
import { useText } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';

const tones: Partial<Record<SecurityEventKind, ChipTone>> = {
  'sign-in-failed': 'warning',
  throttled: 'danger',
  refused: 'warning',
  'data-exported': 'info',
  'operator-entered': 'info',
};

/** What happened; what somebody should look at stands out. */
export function EventChip({ kind }: { kind: SecurityEventKind }) {
  const t = useText(operationsWords);
  return <Chip tone={tones[kind] ?? 'neutral'}>{t(`event.${kind}`)}</Chip>;
}
