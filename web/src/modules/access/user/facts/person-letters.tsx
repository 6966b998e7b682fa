import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { userTexts } from '../texts/texts.ts';
import { useUserLetters } from '../user.queries.ts';

const known = [
  'login',
  'first_access',
  'password_reset',
  'sign_in_warning',
  'address_changed',
  'second_factor',
] as const;

/** The letters the person got, and what became of each. */
export function PersonLetters({ id }: { id: string }) {
  const t = useText(userTexts);
  const { dateTime } = useFormat();
  const nameOf = (template: string) => {
    const letter = known.find((each) => each === template);
    return letter ? t(`letter.${letter}`) : template;
  };
  return (
    <Card>
      <CardHead title={t('letters')} />
      <CardBody>
        <QueryView
          query={useUserLetters(id)}
          skeleton="list"
          errorTitle={t('lettersFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noLetters')}</p>}
        >
          {({ data }) => (
            <ul className="grid gap-2">
              {data.map((letter) => (
                <li key={letter.id} className="flex flex-wrap justify-between gap-x-4">
                  <span>{nameOf(letter.template)}</span>
                  <span className="text-muted-fg">
                    {t(`sent.${letter.status}`)} · {dateTime(letter.sent_at ?? letter.created_at)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
}
