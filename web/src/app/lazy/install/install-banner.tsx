import { may } from '@leme/contract/access/permission';
import { Download } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { InstallOffer } from '../../shell/notices/install-prompt.ts';
import { shellTexts } from '../../shell/texts/texts.ts';
import { installTexts } from './texts/texts.ts';

/** The offer to install the application; on an iPhone it says how. */
export function InstallBanner({ offer, onDismiss }: { offer: InstallOffer; onDismiss: () => void }) {
  const t = useText(installTexts);
  const shell = useText(shellTexts);
  const isCrew = useCan()(may('attendance', 'create'));
  const install = async () => {
    if (offer.kind === 'prompt') await offer.ask();
    onDismiss();
  };
  useBanner('install', {
    icon: <Download aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
    children: offer.kind === 'ios' ? t('iosHint') : isCrew ? t('installCrew') : t('installNotice'),
    action: offer.kind === 'prompt' && (
      <Button size="sm" onClick={install}>
        {t('install')}
      </Button>
    ),
    close: { label: shell('notNow'), onClose: onDismiss },
  });
  return null;
}
