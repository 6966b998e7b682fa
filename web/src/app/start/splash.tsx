import { useText } from '#kit/text/i18n.ts';
import { HelmLogo } from '#ui/brand/helm-logo.tsx';
import { signInTexts } from '../sign-in/texts/texts.ts';

/** The moment before it is known which page to show. */
export function Splash() {
  const t = useText(signInTexts);
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-bg text-brand-ui">
      <HelmLogo className="size-10 animate-appear" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
