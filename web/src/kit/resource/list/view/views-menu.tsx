import { Bookmark, ChevronDown, Plus, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useText } from '../../../i18n.ts';
import { newId } from '../../../idempotency.ts';
import { usePreference } from '../../../preferences.ts';
import type { List, ListProps } from '../use-list.ts';
import { NameDialog } from './name-dialog.tsx';
import { viewTexts } from './texts/texts.ts';
import { hasChanged, readViews, searchOf, type View, viewOf } from './views.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** The person's own views of the list: opened, kept, changed only when asked to, and taken away. */
export function ViewsMenu({ list, narrow }: ListProps & { narrow: boolean }) {
  const t = useText(viewTexts);
  const [naming, setNaming] = useState(false);
  const { views, current, isChanged, ...act } = useViews(list);
  return (
    <>
      <Menu
        className="max-w-80"
        trigger={
          <Button variant={narrow ? 'plain' : 'quiet'} aria-label={narrow ? t('views') : undefined}>
            <Bookmark {...icon} />
            {!narrow && (
              <>
                <span className="max-w-40 truncate">{current?.name ?? t('views')}</span>
                {isChanged && <span className="font-normal">({t('changed')})</span>}
                <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
              </>
            )}
          </Button>
        }
      >
        {views.length > 0 && (
          <>
            <MenuChoices
              value={current && !isChanged ? current.id : ''}
              onValueChange={act.open}
              choices={views.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <MenuSeparator />
          </>
        )}
        {current && isChanged && (
          <>
            <MenuItem icon={<Save {...icon} />} onSelect={() => act.keep(current)}>
              {t('updateView', { name: current.name })}
            </MenuItem>
            <MenuItem icon={<RotateCcw {...icon} />} onSelect={() => act.open(current.id)}>
              {t('discardChanges')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<Plus {...icon} />} onSelect={() => setNaming(true)}>
          {t('saveView')}
        </MenuItem>
        {current && (
          <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => act.remove(current.id)}>
            {t('removeView', { name: current.name })}
          </MenuItem>
        )}
      </Menu>
      {naming && (
        <NameDialog
          taken={views.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onName={(name) => act.keep({ id: newId(), name })}
        />
      )}
    </>
  );
}

function useViews(list: List) {
  const { resource, address, settings, changeSettings, narrow } = list;
  const [kept, keepAll] = usePreference<View[]>(`resource.${resource.name}.views`, []);
  const views = readViews(resource, kept);
  const current = views.find(({ id }) => id === address.view);
  return {
    views,
    current,
    isChanged: current !== undefined && hasChanged(resource, current, address, settings),
    open: (id: string) => {
      const view = views.find((each) => each.id === id);
      if (!view) return;
      changeSettings({ columns: view.columns, compact: view.compact });
      narrow({ ...searchOf(resource, {}), ...view.search, view: id });
    },
    /** Keeps what is seen now under this name, in place of what was kept for the same view. */
    keep: (named: Pick<View, 'id' | 'name'>) => {
      const view = viewOf(resource, address, settings, named);
      const at = views.findIndex(({ id }) => id === named.id);
      keepAll(at < 0 ? [...views, view] : views.with(at, view));
      if (at < 0) list.show({ view: view.id });
    },
    remove: (id: string) => {
      keepAll(views.filter((view) => view.id !== id));
      list.show({ view: undefined });
    },
  };
}
