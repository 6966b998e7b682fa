import { type SecurityEventKind, securityEventNames } from '@leme/contract/access/security-events';
import { useLocalised } from '#kit/i18n.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';

const tones: Partial<Record<SecurityEventKind, ChipTone>> = {
  'sign-in-failed': 'warning',
  throttled: 'danger',
  refused: 'warning',
  'data-exported': 'info',
  'operator-entered': 'info',
};

/** What happened; what somebody should look at stands out. */
export function EventChip({ kind }: { kind: SecurityEventKind }) {
  const localised = useLocalised();
  return <Chip tone={tones[kind] ?? 'neutral'}>{localised(securityEventNames[kind])}</Chip>;
}
