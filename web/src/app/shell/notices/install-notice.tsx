import { may } from '@leme/contract/access/permission';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCan } from '#kit/auth-session/auth-session.tsx';
import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { shellTexts } from '../texts/texts.ts';
import { type InstallOffer, rememberDismissal, watchInstall } from './install-prompt.ts';

/** Offers to install the application; on an iPhone it says how. */
export function InstallNotice() {
  const t = useText(shellTexts);
  const isCrew = useCan()(may('attendance', 'create'));
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => watchInstall(setOffer), []);
  const dismiss = () => {
    rememberDismissal();
    setOffer(null);
  };
  const install = async () => {
    if (offer?.kind === 'prompt') await offer.ask();
    dismiss();
  };
  useBanner(
    'install',
    offer && {
      icon: <Download aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
      children: offer.kind === 'ios' ? t('iosHint') : isCrew ? t('installCrew') : t('installNotice'),
      action: offer.kind === 'prompt' && (
        <Button size="sm" onClick={install}>
          {t('install')}
        </Button>
      ),
      close: { label: t('notNow'), onClose: dismiss },
    },
  );
  return null;
}
