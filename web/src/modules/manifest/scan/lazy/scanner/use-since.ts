import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { scannerTexts } from './texts/texts.ts';

type Mark = { reason: 'already-in' | 'no-show'; since: string | null; by: string | null };

/** "Check-in às 08:02 por Ana", as far as it is known. */
export function useSince(): (mark: Mark) => string | null {
  const t = useText(scannerTexts);
  const { time } = useFormat();
  return ({ reason, since, by }) => {
    if (since === null) return null;
    const at = time(since);
    if (reason === 'no-show') return by && t('absentSinceBy', { time: at, name: by });
    return by ? t('inSinceBy', { time: at, name: by }) : t('inSince', { time: at });
  };
}
