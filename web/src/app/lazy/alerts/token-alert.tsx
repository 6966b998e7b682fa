import type { sendAuthEmail } from '@leme/contract/access/sign-in/link-endpoints';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useBanner } from '#kit/shell/banners.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
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
  const { send, isSending } = useNewLink();
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
              <Button size="sm" busy={isSending} onClick={send}>
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
  const toast = useToast();
  const problemText = useProblemText();
  const { email } = useSignedIn().user;
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const input = { email, type: 'login' as const, locale };
      await call<typeof sendAuthEmail>('POST /functions/send-auth-email', input);
      toast.show({ tone: 'success', title: t('linkSent'), text: email });
    } catch (error) {
      toast.show({ tone: 'danger', title: t('linkFailed'), text: problemText(error) });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
