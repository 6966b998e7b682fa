import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { userTexts } from '../texts/texts.ts';
import type { Exception } from '../user.queries.ts';

type Props = {
  exceptions: readonly Exception[];
  /** Which of them the reader may take back. */
  isOwn?: (each: Exception) => boolean;
  onRemove?: ((gone: Exception) => void) | undefined;
};

/** The exceptions of the person: what, whether given or taken, until when, why and by whom. */
export function ExceptionsList({ exceptions, isOwn = () => true, onRemove }: Props) {
  const t = useText(userTexts);
  const { dateTime } = useFormat();
  const { resourceName, actionName } = useRightsWords();
  if (exceptions.length === 0) return <p className="text-muted-fg">{t('noExceptions')}</p>;
  return (
    <ul className="grid gap-3">
      {exceptions.map((each) => {
        const name = `${actionName(each.action)}: ${resourceName(each.resource)}`;
        const until = each.expires_at ? t('until', { at: dateTime(each.expires_at) }) : t('noEnd');
        const by = each.created_by ? t('givenBy', { name: each.created_by }) : null;
        return (
          <li key={name} className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <Chip tone={each.granted ? 'success' : 'danger'}>{t(each.granted ? 'given' : 'taken')}</Chip>
                <strong className="wrap-anywhere">{name}</strong>
              </p>
              <p className="wrap-anywhere">{each.reason}</p>
              <p className="text-muted-fg text-xs">{[until, by].filter(Boolean).join(' · ')}</p>
            </div>
            {onRemove && isOwn(each) && (
              <Button aria-label={t('removeOf', { name })} onClick={() => onRemove(each)}>
                {t('remove')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
