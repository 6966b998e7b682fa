import { TriangleAlert } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useIsIncomplete } from '#ui/loading/lazy-code.ts';
import { shellTexts } from '../texts/texts.ts';

/** Says, once there is a connection, that a part of the program did not come and that a new page would bring it. */
export function IncompleteNotice() {
  const t = useText(shellTexts);
  const isOffline = useConnectivity() === 'offline';
  const isIncomplete = useIsIncomplete();
  useBanner(
    'incomplete',
    isIncomplete && !isOffline
      ? {
          tone: 'warning',
          icon: <TriangleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
          children: t('incompleteNotice'),
          action: (
            <Button size="sm" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          ),
        }
      : null,
  );
  return null;
}
