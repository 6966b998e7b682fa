import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { useText } from '../../text/i18n.ts';
import type { Column } from './column.ts';
import { tableTexts } from './texts/texts.ts';

/** That there is no room for some columns, and which they are. */
export function NoRoom<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const t = useText(tableTexts);
  const text = t('noRoom', {
    names: columns.map(({ id, head }) => (typeof head === 'string' ? head : id)).join(', '),
  });
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className="inline-flex h-6 min-w-6 items-center justify-center rounded-full border bg-surface px-1.5 text-muted-fg tabular-nums -outline-offset-2 hover:text-fg"
      >
        +{columns.length}
        <span className="sr-only"> {text}</span>
      </button>
    </Tooltip>
  );
}
