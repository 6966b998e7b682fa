import { Bookmark, ChevronDown, Pin, Plus, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '#ui/menus/menu.tsx';
import { useText } from '../../text/i18n.ts';
import { NameDialog } from './name-dialog.tsx';
import { viewsTexts } from './texts/texts.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type NamedView = {
  id: string;
  name: string;
  /** Kept for everybody of the company; else the person's own. */
  isShared?: boolean | undefined;
  /** It stands in the menu. */
  isPinned?: boolean | undefined;
};

export type ViewsMenuProps = {
  views: readonly NamedView[];
  /** The one that was opened last, and whether what is seen differs from it. */
  current: NamedView | undefined;
  isChanged: boolean;
  onOpen: (id: string) => void;
  /** Keeps what is seen now in place of the current one. */
  onUpdate: () => void;
  /** Keeps what is seen now under a new name. */
  onCreate: (name: string, isShared: boolean) => void;
  onRemove: (id: string) => void;
  onPin: (isPinned: boolean) => void;
  /** Whether the person may keep, change and remove views of the company. */
  mayShare: boolean;
  compact: boolean;
  /** As large as the buttons of a phone beside it. */
  large?: boolean | undefined;
};

/** The views of a list somebody named: opened, kept, changed only when asked to, and taken away. */
export function ViewsMenu({
  views,
  current,
  isChanged,
  mayShare,
  compact,
  large = false,
  ...on
}: ViewsMenuProps) {
  const t = useText(viewsTexts);
  const [asks, ask] = useState<'name' | 'removal' | null>(null);
  const mayChange = current !== undefined && (mayShare || !current.isShared);
  const shown = current && !isChanged ? current.id : '';
  const own = views.filter(({ isShared }) => !isShared);
  const shared = views.filter(({ isShared }) => isShared);
  return (
    <>
      <Menu
        className="max-w-80"
        trigger={
          <Button
            variant={compact ? 'plain' : 'quiet'}
            size={large ? 'touch' : 'md'}
            aria-label={compact ? t('views') : undefined}
            className="max-md:min-w-11"
          >
            <Bookmark {...icon} className={large ? 'size-6' : icon.className} />
            {!compact && (
              <>
                <span className="max-w-40 truncate">{current?.name ?? t('views')}</span>
                {isChanged && <span className="font-normal">({t('changed')})</span>}
                <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
              </>
            )}
          </Button>
        }
      >
        {own.length > 0 && <Choices views={own} shown={shown} onOpen={on.onOpen} />}
        {shared.length > 0 && <MenuLabel>{t('ofCompany')}</MenuLabel>}
        {shared.length > 0 && <Choices views={shared} shown={shown} onOpen={on.onOpen} />}
        {current && isChanged && mayChange && (
          <MenuItem icon={<Save {...icon} />} onSelect={on.onUpdate}>
            {t('updateView', { name: current.name })}
          </MenuItem>
        )}
        {current && isChanged && (
          <MenuItem icon={<RotateCcw {...icon} />} onSelect={() => on.onOpen(current.id)}>
            {t('discardChanges')}
          </MenuItem>
        )}
        <MenuItem icon={<Plus {...icon} />} onSelect={() => ask('name')}>
          {t('saveView')}
        </MenuItem>
        {current?.isShared && mayChange && (
          <MenuItem icon={<Pin {...icon} />} onSelect={() => on.onPin(!current.isPinned)}>
            {t(current.isPinned ? 'unpinView' : 'pinView', { name: current.name })}
          </MenuItem>
        )}
        {current && mayChange && (
          <MenuItem
            danger
            icon={<Trash2 {...icon} />}
            onSelect={() => (current.isShared ? ask('removal') : on.onRemove(current.id))}
          >
            {t('removeView', { name: current.name })}
          </MenuItem>
        )}
      </Menu>
      {asks === 'name' && (
        <NameDialog
          own={own.map(({ name }) => name)}
          shared={shared.map(({ name }) => name)}
          mayShare={mayShare}
          onClose={() => ask(null)}
          onName={on.onCreate}
        />
      )}
      {asks === 'removal' && current && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || ask(null)}
          title={t('removeSharedTitle', { name: current.name })}
          text={t('removeSharedText')}
          icon={<Trash2 {...icon} />}
          labels={{ confirm: t('delete'), cancel: t('cancel') }}
          onConfirm={() => {
            ask(null);
            on.onRemove(current.id);
          }}
        />
      )}
    </>
  );
}

type ChoicesProps = { views: readonly NamedView[]; shown: string; onOpen: (id: string) => void };

function Choices({ views, shown, onOpen }: ChoicesProps) {
  return (
    <>
      <MenuChoices
        value={shown}
        onValueChange={onOpen}
        choices={views.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MenuSeparator />
    </>
  );
}
