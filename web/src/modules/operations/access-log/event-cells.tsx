import type { SecurityEventKind } from '@leme/contract/access/security-events';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { accessLog, type SecurityEvent } from '@leme/contract/operations/access-log';
import type { CellProps } from '#kit/resource/resource-options.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { operationsTexts } from '../texts/texts.ts';
import { useEventWords } from './event-words.ts';

const eventOf = ({ row }: CellProps) => row as unknown as SecurityEvent;

const tones: Partial<Record<SecurityEventKind, ChipTone>> = {
  'sign-in-failed': 'warning',
  throttled: 'danger',
  refused: 'warning',
  'data-exported': 'info',
  'operator-entered': 'info',
};

/** What happened; what somebody should look at stands out. */
export function EventChip(props: CellProps) {
  const { kind } = eventOf(props);
  const locale = useLocale();
  return <Chip tone={tones[kind] ?? 'neutral'}>{choiceOf(accessLog.fields.kind, kind, locale)}</Chip>;
}

export function Who(props: CellProps) {
  return useEventWords().who(eventOf(props));
}

/** Of what, how much and how often. */
export function About(props: CellProps) {
  return useEventWords().about(eventOf(props)) || <EmptyValue />;
}

/** From where; a press shows what else came from that network. */
export function Network(props: CellProps) {
  const t = useText(operationsTexts);
  const { address } = eventOf(props);
  if (!address) return <EmptyValue />;
  return (
    <button
      type="button"
      aria-label={t('onlyNetwork', { address })}
      onClick={() => props.filter({ address })}
      className={`${actionLink} tabular-nums`}
    >
      {address}
    </button>
  );
}
