import { isSingleKey } from '#kit/browser/shortcut-matching.ts';
import { type Shortcut, useShortcutList, useSingleKeys } from '#kit/browser/shortcuts.ts';
import { useText } from '#kit/text/i18n.ts';
import { Key } from '#ui/buttons/key.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { useShell, useShellDialog } from '../../shell/shell-context.tsx';
import { keyCaps } from '../../shell/shortcut-keys.ts';
import { shellTexts } from '../../shell/texts/texts.ts';
import { paletteTexts } from './texts/texts.ts';

/** The keys that work now, straight from the registry, and the switch for single keys. */
export function ShortcutSheet() {
  const t = useText(paletteTexts);
  const shell = useText(shellTexts);
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  const { on, setOn } = useSingleKeys();
  const list = useShortcutList();
  const everywhere = list.filter(({ scope }) => scope === 'everywhere');
  const here = list.filter(({ scope }) => scope !== 'everywhere');
  return (
    <Dialog
      size="sm"
      open={dialog === 'shortcuts'}
      onClose={() => setDialog(null)}
      title={shell('shortcuts')}
    >
      {here.length > 0 && <Keys title={t('scopePage')} list={here} on={on} />}
      <Keys title={t('scopeEverywhere')} list={everywhere} on={on} />
      <div className="mt-4 border-t pt-4">
        <Switch checked={on} onCheckedChange={setOn} label={t('singleKeys')} />
        <p className="text-muted-fg text-xs">{t('singleKeysHint')}</p>
      </div>
    </Dialog>
  );
}

function Keys({ title, list, on }: { title: string; list: readonly Shortcut[]; on: boolean }) {
  const t = useText(paletteTexts);
  return (
    <section className="pb-2">
      <h3 className="pb-1 text-muted-fg text-xs">{title}</h3>
      <dl>
        {list.map(({ key, label }) => (
          <div key={`${key} ${label}`} className="flex min-h-9 items-center gap-2">
            <dt className="flex-1">{label}</dt>
            {isSingleKey(key) && !on && <dd className="text-muted-fg text-xs">{t('keyOff')}</dd>}
            <dd className="flex gap-1">
              {keyCaps(key).map((cap) => (
                <Key key={cap} className="inline-block max-md:inline-block">
                  {cap}
                </Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
