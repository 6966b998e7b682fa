import type { TrailAlarm } from '@leme/contract/operations/trail-endpoints';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { trailAlarmTexts } from './texts/texts.ts';
import { TrailDialog } from './trail-dialog.tsx';

/** Told to a company's administrators; operators look into it and say what it was. */
export function TrailAlarms({ alarms }: { alarms: readonly TrailAlarm[] }) {
  const t = useText(trailAlarmTexts);
  const { role } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const isOperator = role.startsWith('saas_');
  const count = new Set(alarms.map(({ tenant_id }) => tenant_id)).size;
  useBanner(
    'trail',
    count === 0
      ? null
      : {
          tone: 'danger',
          icon: <ShieldAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
          children: isOperator ? t('all', { count }) : t('own'),
          action: isOperator && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('look')}
            </Button>
          ),
        },
  );
  return isOpen && <TrailDialog alarms={alarms} onClose={() => setOpen(false)} />;
}
