import type { listOwnSignIns } from '@leme/contract/access/sign-in/own-account-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { accountTexts } from '../texts/texts.ts';

const kinds = ['sign-in', 'sign-in-failed', 'throttled', 'link-used', 'password-set'] as const;

/** Who came in to the own account or tried to, from where, as the access log has it. */
export function SignInsCard() {
  const t = useText(accountTexts);
  const { dateTime } = useFormat();
  const query = useAsk<typeof listOwnSignIns>('GET /auth/sign-ins', {}, { staleTime: 0 });
  return (
    <Card>
      <CardHead title={t('signIns')} />
      <CardBody>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('signInsFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noSignIns')}</p>}
        >
          {({ data }) => (
            <ul className="grid gap-2">
              {data.map(({ id, kind, created_at, address, device, times }) => {
                const known = kinds.find((each) => each === kind) ?? 'sign-in';
                const facts = [address, device, times > 1 && t('times', { count: times })];
                return (
                  <li key={id} className="wrap-anywhere">
                    {t(`kind_${known}`)} · {dateTime(created_at)}
                    <span className="block text-muted-fg text-xs">{facts.filter(Boolean).join(' · ')}</span>
                  </li>
                );
              })}
            </ul>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
}
