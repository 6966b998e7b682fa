import { rootGroups } from '@leme/contract/voyages/seal/seal';
import { useText } from '#kit/text/i18n.ts';
import { departureTexts } from '../texts/texts.ts';

/** The eight groups a seal is compared by. */
export function Root({ root }: { root: string }) {
  const t = useText(departureTexts);
  return (
    <p className="flex flex-wrap gap-x-2 font-mono text-sm">
      <span className="sr-only">{t('root')}</span>
      {rootGroups(root).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
        <span key={at}>{group}</span>
      ))}
    </p>
  );
}
