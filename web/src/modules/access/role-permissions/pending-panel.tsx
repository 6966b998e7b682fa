import { X } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { keepClear } from '#ui/feedback/keep-clear.ts';
import { useCellWords } from './matrix/use-cell-words.ts';
import { rolePermissionsTexts } from './texts/texts.ts';
import type { RoleDraft } from './use-role-draft.ts';

export type PendingPanelProps = { rights: RoleDraft; compact: boolean };

/** What saving would change, in sentences, always in sight; Ctrl+S saves it. */
export function PendingPanel({ rights, compact }: PendingPanelProps) {
  const panel = <Pending rights={rights} />;
  if (compact) return <ThumbBar>{panel}</ThumbBar>;
  return (
    <div
      {...keepClear}
      className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 -mx-(--gutter) -mb-6 border-t bg-surface px-(--gutter) py-3 print:hidden"
    >
      {panel}
    </div>
  );
}

function Pending({ rights }: { rights: RoleDraft }) {
  const t = useText(rolePermissionsTexts);
  const words = useCellWords();
  const isOffline = useConnectivity() === 'offline';
  const { pending, isBusy } = rights;
  useShortcut(
    { key: 'mod+s', label: t('save'), scope: 'page', inFields: true },
    () => isOffline || void rights.save(),
  );
  const title = t('toSave', { count: pending.length });
  return (
    <section aria-label={title} className="grid w-full min-w-0 gap-2 md:flex md:items-end md:gap-4">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{title}</h2>
        <ul className="max-h-36 overflow-y-auto max-md:max-h-24">
          {pending.map((cell) => {
            const change = words.sentence(cell);
            return (
              <li key={change} className="flex items-center gap-1">
                <span className="min-w-0">{change}</span>
                <IconButton
                  name={t('withdraw', { change })}
                  size="xs"
                  icon={<X className="size-3.5" strokeWidth={1.75} />}
                  onClick={() => rights.withdraw(cell)}
                />
              </li>
            );
          })}
        </ul>
        {isOffline && (
          <p role="status" className="text-muted-fg text-xs">
            {t('offline')}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2 max-md:*:h-12 max-md:*:flex-1">
        <span className="max-md:hidden">
          <Key>Ctrl</Key> <Key>S</Key>
        </span>
        <Button onClick={rights.discard}>{t('discard')}</Button>
        <Button variant="primary" busy={isBusy} disabled={isOffline} onClick={() => void rights.save()}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}
