import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { manifestTexts } from '../texts/texts.ts';

/** `Saiu 08:04 · Voltou 10:11`, once the logbook knows it. */
export function Sailed({
  session: { departed_at, returned_at },
}: {
  session: Pick<ManifestSession, 'departed_at' | 'returned_at'>;
}) {
  const t = useText(manifestTexts);
  const { time } = useFormat();
  if (!departed_at && !returned_at) return null;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {departed_at && t('leftAt', { time: time(departed_at) })}
      {departed_at && returned_at && ' · '}
      {returned_at && t('backAt', { time: time(returned_at) })}
    </span>
  );
}
