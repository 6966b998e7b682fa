import type { listOwnSessions, listOwnSignIns } from '@leme/contract/access/sign-in/own-account-endpoints';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { accountTexts } from '../texts/texts.ts';

/** What the product knows of whoever is signed in, as a file to keep. */
export function OwnDataCard() {
  const t = useText(accountTexts);
  const locale = useLocale();
  const { user, role, home_tenant: company } = useSignedIn();
  const save = useVerb(
    async () => {
      const [sessions, signIns] = await Promise.all([
        call<typeof listOwnSessions>('GET /auth/sessions', {}),
        call<typeof listOwnSignIns>('GET /auth/sign-ins', {}),
      ]);
      const said = {
        full_name: user.user_metadata.full_name,
        email: user.email,
        role,
        company: company.name,
        locale,
        sessions: sessions.data.map(({ key: _, ...session }) => session),
        sign_ins: signIns.data,
      };
      keepFile(new Blob([JSON.stringify(said, null, 2)], { type: 'application/json' }), 'leme.json');
    },
    { failed: t('dataFailed') },
  );
  return (
    <Card>
      <CardHead title={t('data')} />
      <CardBody className="grid gap-3">
        <p className="text-muted-fg">{t('dataText')}</p>
        <Button className="justify-self-start" busy={save.isBusy} onClick={() => void save.run()}>
          {t('dataSave')}
        </Button>
      </CardBody>
    </Card>
  );
}
