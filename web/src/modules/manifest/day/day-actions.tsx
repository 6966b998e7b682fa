import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { RefreshCw } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ManifestMenu } from '../session/manifest-menu.tsx';
import { manifestTexts } from '../texts/texts.ts';

export type DayActionsProps = {
  refreshing: boolean;
  onRefresh: () => void;
  sessions: readonly ManifestSession[];
  large?: boolean;
};

/** "Atualizar" and ⋮: in the title row, or under the day on a phone. */
export function DayActions({ refreshing, onRefresh, sessions, large = false }: DayActionsProps) {
  const t = useText(manifestTexts);
  const sailing = sessions.filter(({ status }) => status !== 'cancelled');
  return (
    <div className="flex gap-2">
      <Button
        size={large ? 'touch' : 'md'}
        className={large ? 'flex-1' : undefined}
        busy={refreshing}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('refresh')}
      </Button>
      {(sailing.length > 0 || large) && (
        <ManifestMenu
          name={t('menu')}
          size={large ? 'touch' : 'md'}
          day={sailing.length > 0 ? sailing : undefined}
          hasModes={large}
        />
      )}
    </div>
  );
}
