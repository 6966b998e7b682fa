import { moveLabel } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { NamedMove } from '@leme/contract/kit/resource/states';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { asksFor } from './asks-for.ts';
import { boardTexts } from './texts/texts.ts';

type Values = { hold_kind: string | null; planned: unknown };

/** Says what a move cannot do without, and makes it. */
export function AskBefore({ row, move, onClose }: { row: AnyRow; move: NamedMove; onClose: () => void }) {
  const t = useText(boardTexts);
  const locale = useLocale();
  const writes = useResourceWrites(workOrders, { quiet: true });
  const field = asksFor(row, move) ?? 'hold_kind';
  const label = moveLabel(workOrders, move.name, locale);
  return (
    <VerbDialog<Values, AnyRow>
      entity={workOrders}
      fields={[field]}
      start={{ hold_kind: row.hold_kind as string | null, planned: row.planned }}
      title={label}
      description={String(row.title)}
      submit={label}
      shows={['work-orders']}
      faults={(values) => ({ [field]: values[field] === null && t('needed') })}
      run={async (values) => {
        const said = await writes.update(row.id, row.version, { [field]: values[field] });
        return await writes.move(row.id, said.version, move.name);
      }}
      onClose={onClose}
    />
  );
}
