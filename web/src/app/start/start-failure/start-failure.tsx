import { textsIn } from '@leme/contract/kit/texts';
import { preferredLocale } from '#kit/text/locale-choice.ts';
import { Button } from '#ui/buttons/button.tsx';
import { startFailureTexts } from './texts/texts.ts';

/** Shown when the application could not start. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  const t = textsIn(startFailureTexts, preferredLocale());
  return (
    <main
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <h1 className="font-semibold text-lg">{t('failed')}</h1>
      <Button variant="primary" onClick={onRetry}>
        {t('again')}
      </Button>
    </main>
  );
}
