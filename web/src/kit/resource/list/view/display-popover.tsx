import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useLocalised, useText } from '../../../i18n.ts';
import { fieldOf } from '../../fields-of.ts';
import type { ListProps } from '../use-list.ts';
import { columnChoices, movedColumn, withColumn } from './columns.ts';
import { viewTexts } from './texts/texts.ts';

/** Which columns the table has, in which order, and how high its rows are. */
export function DisplayPopover({ list }: ListProps) {
  const t = useText(viewTexts);
  const { settings, changeSettings } = list;
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
          value={settings.compact ? 'compact' : 'comfortable'}
          onValueChange={(value) => changeSettings({ compact: value === 'compact' })}
          options={[
            { value: 'comfortable', label: t('comfortable') },
            { value: 'compact', label: t('compact') },
          ]}
        />
        <ColumnList list={list} />
        <Button
          size="sm"
          disabled={settings.columns === null}
          onClick={() => changeSettings({ columns: null })}
        >
          {t('resetColumns')}
        </Button>
      </div>
    </Popover>
  );
}

function ColumnList({ list }: ListProps) {
  const t = useText(viewTexts);
  const localised = useLocalised();
  const { resource, columns, changeSettings } = list;
  const change = (next: string[]) => changeSettings({ columns: next });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-muted-fg text-xs">{t('columns')}</legend>
      <ul className="max-h-84 overflow-y-auto">
        {columnChoices(resource, columns).map((name) => {
          const at = columns.indexOf(name);
          const label = localised(fieldOf(resource, name)?.label ?? resource.one);
          return (
            <li key={name} className="flex min-h-8 items-center gap-1">
              <Checkbox
                className="min-w-0 flex-1"
                label={label}
                checked={at >= 0}
                onCheckedChange={(on) => change(withColumn(columns, name, on))}
              />
              {at >= 0 && (
                <>
                  <IconButton
                    name={t('moveUp', { name: label })}
                    size="xs"
                    disabled={at === 0}
                    icon={<ArrowUp className="size-3.5" strokeWidth={1.75} />}
                    onClick={() => change(movedColumn(columns, name, -1))}
                  />
                  <IconButton
                    name={t('moveDown', { name: label })}
                    size="xs"
                    disabled={at === columns.length - 1}
                    icon={<ArrowDown className="size-3.5" strokeWidth={1.75} />}
                    onClick={() => change(movedColumn(columns, name, 1))}
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
