import { RefreshCw } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Painted } from '../attendance/painted/day-store.ts';
import { useDay, useOfDay } from '../attendance/painted/use-day.ts';
import { ManifestMenu } from '../session/manifest-menu.tsx';
import { manifestTexts } from '../texts/texts.ts';

export type DayActionsProps = {
  refreshing: boolean;
  onRefresh: () => void;
  large?: boolean;
};

/** "Atualizar" and ⋮: in the title row, or under the day on a phone. */
export function DayActions({ refreshing, onRefresh, large = false }: DayActionsProps) {
  const t = useText(manifestTexts);
  const day = useDay();
  const sails = useOfDay((painted) => sailing(painted).length > 0);
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
      {(sails || large) && (
        <ManifestMenu
          name={t('menu')}
          size={large ? 'touch' : 'md'}
          day={sails ? () => sailing(day.painted.get()) : undefined}
          hasModes={large}
        />
      )}
    </div>
  );
}

const sailing = (painted: Painted | undefined) =>
  painted?.day.data.filter(({ status }) => status !== 'cancelled') ?? [];
