import type { BankLine } from '@leme/contract/finance/bank/match-endpoints';
import type { Ref } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { cn } from '#ui/style/cn.ts';
import { financeBankReconciliationTexts } from './texts/texts.ts';

const tones: Readonly<Record<BankLine['status'], ChipTone>> = {
  unmatched: 'warning',
  suggested: 'info',
  matched: 'success',
  ignored: 'muted',
  undone: 'muted',
};

type LineListProps = {
  ref: Ref<HTMLUListElement>;
  lines: readonly BankLine[];
  open: string | undefined;
  onOpen: (id: string) => void;
};

/** The lines of the bank; the open one is marked and says what it was found to be, and why. */
export function LineList({ ref, lines, open, onOpen }: LineListProps) {
  return (
    <ul ref={ref} className="max-md:-mx-px">
      {lines.map((line) => (
        <Line key={line.id} line={line} isOpen={line.id === open} onOpen={() => onOpen(line.id)} />
      ))}
    </ul>
  );
}

function Line({ line, isOpen, onOpen }: { line: BankLine; isOpen: boolean; onOpen: () => void }) {
  const t = useText(financeBankReconciliationTexts);
  const { money, date } = useFormat();
  const { amount, memo, payer, day, status, reason, matches, txid } = line;
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        data-line={line.id}
        aria-current={isOpen}
        onClick={onOpen}
        className={cn(
          'grid min-h-14 w-full grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 px-4 py-2 text-start hover:bg-muted',
          isOpen && 'bg-muted ring-2 ring-brand-ui ring-inset',
        )}
      >
        <span className="min-w-0 wrap-anywhere font-semibold">{memo || payer || '–'}</span>
        <span className={cn('text-end font-semibold tabular-nums', amount > 0 ? 'text-success' : '')}>
          {money(amount)}
        </span>
        <span className="min-w-0 wrap-anywhere text-muted-fg text-sm">
          {date(day)}
          {payer && payer !== memo && ` · ${payer}`}
          {matches.length > 0 && ` · ${matches.map(({ label }) => label).join(', ')}`}
          {reason &&
            ` · ${reason === 'txid' && txid ? t('reason_txid', { txid }) : t(`reason_${reason === 'txid' ? 'hand' : reason}`)}`}
        </span>
        <Chip tone={tones[status]} className="justify-self-end">
          {t(`status_${status}`)}
        </Chip>
      </button>
    </li>
  );
}
