import type { sendAuthEmail } from '@leme/contract/access/sign-in/link-endpoints';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useBanner } from '#kit/shell/banners.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { readStored, store } from '#ui/style/stored.ts';
import { isEndingSoon } from './access-window.ts';
import { RenewDialog } from './renew-dialog.tsx';
import { alertsTexts } from './texts/texts.ts';

const dismissedKey = 'leme.access-alert';

/** Says between two days and one day before that access ends, with ways to go on. */
export function TokenAlert({ now }: { now: number }) {
  const t = useText(alertsTexts);
  const format = useFormat();
  const { session } = useSignedIn();
  const end = session.access_expires_at;
  const [dismissed, setDismissed] = useState(() => readStored(dismissedKey));
  const [isRenewing, setRenewing] = useState(false);
  const link = useNewLink();
  const dismiss = () => {
    store(dismissedKey, end);
    setDismissed(end);
  };
  useBanner(
    'token',
    isEndingSoon(end, now) && dismissed !== end
      ? {
          tone: 'warning',
          icon: <KeyRound aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
          children: t('accessEnds', { time: format.dateTime(end) }),
          action: (
            <div className="flex gap-2 max-md:order-last max-md:basis-full max-md:*:flex-1">
              <Button size="sm" onClick={() => setRenewing(true)}>
                {t('renew')}
              </Button>
              <Button size="sm" busy={link.isBusy} onClick={() => void link.run()}>
                {t('newLink')}
              </Button>
            </div>
          ),
          close: { label: t('dismiss'), onClose: dismiss },
        }
      : null,
  );
  return isRenewing && <RenewDialog onClose={() => setRenewing(false)} />;
}

/** Mails the person another link to sign in with. */
function useNewLink() {
  const t = useText(alertsTexts);
  const locale = useLocale();
  const { email } = useSignedIn().user;
  return useVerb(
    () => call<typeof sendAuthEmail>('POST /functions/send-auth-email', { email, type: 'login', locale }),
    { done: { title: t('linkSent'), text: email }, failed: t('linkFailed') },
  );
}
