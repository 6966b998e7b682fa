import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The place of a page while it is not known yet which one it will be. */
export function Waiting() {
  const t = useText(kitTexts);
  return <Skeleton variant="page" label={t('loading')} className="p-6 max-md:p-4" />;
}
