import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { useText } from '../../text/i18n.ts';
import { choicesBeside, movedColumn, withColumn } from './columns.ts';
import { columnsTexts } from './texts/texts.ts';

export type ColumnChooserProps = {
  /** Every column there is beside the first, which always stands. */
  choices: readonly { id: string; label: string }[];
  /** Those shown, in their order. */
  columns: readonly string[];
  /** Null for the usual ones. */
  onColumns: (columns: string[] | null) => void;
  isUsual: boolean;
  /** Whether the rows are low. */
  compact: boolean;
  onCompact: (compact: boolean) => void;
};

/** Which columns a table has, in which order, and how high its rows are. */
export function ColumnChooser(props: ColumnChooserProps) {
  const t = useText(columnsTexts);
  return (
    <Popover
      name={t('display')}
      align="end"
      className="w-76"
      trigger={
        <Button aria-label={t('display')} className="aspect-square px-0">
          <Columns3 aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </Button>
      }
    >
      <div className="grid gap-3">
        <Segmented
          name={t('density')}
          className="w-full"
          value={props.compact ? 'compact' : 'comfortable'}
          onValueChange={(value) => props.onCompact(value === 'compact')}
          options={[
            { value: 'comfortable', label: t('comfortable') },
            { value: 'compact', label: t('compact') },
          ]}
        />
        <ColumnList {...props} />
        <Button size="sm" disabled={props.isUsual} onClick={() => props.onColumns(null)}>
          {t('resetColumns')}
        </Button>
      </div>
    </Popover>
  );
}

function ColumnList({ choices, columns, onColumns }: ColumnChooserProps) {
  const t = useText(columnsTexts);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-muted-fg text-xs">{t('columns')}</legend>
      <ul className="max-h-84 overflow-y-auto">
        {choicesBeside(choices, columns).map(({ id, label }) => {
          const at = columns.indexOf(id);
          return (
            <li key={id} className="flex min-h-8 items-center gap-1">
              <Checkbox
                className="min-w-0 flex-1"
                label={label}
                checked={at >= 0}
                onCheckedChange={(on) => onColumns(withColumn(columns, id, on))}
              />
              {at >= 0 && (
                <>
                  <IconButton
                    name={t('moveUp', { name: label })}
                    size="xs"
                    disabled={at === 0}
                    icon={<ArrowUp className="size-3.5" strokeWidth={1.75} />}
                    onClick={() => onColumns(movedColumn(columns, id, -1))}
                  />
                  <IconButton
                    name={t('moveDown', { name: label })}
                    size="xs"
                    disabled={at === columns.length - 1}
                    icon={<ArrowDown className="size-3.5" strokeWidth={1.75} />}
                    onClick={() => onColumns(movedColumn(columns, id, 1))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
