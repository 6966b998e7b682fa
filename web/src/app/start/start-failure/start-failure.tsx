import { textsIn } from '@leme/contract/kit/language/texts';
import { preferredLocale } from '#kit/text/locale-choice.ts';
import { Button } from '#ui/buttons/button.tsx';
import { startFailureTexts } from './texts/texts.ts';

/** Shown when the application could not start. */
export function StartFailure() {
  const t = textsIn(startFailureTexts, preferredLocale());
  return (
    <main
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <h1 className="font-semibold text-lg">{t('failed')}</h1>
      {/* A browser does not fetch a module again that failed once; only a new page does. */}
      <Button variant="primary" onClick={() => location.reload()}>
        {t('again')}
      </Button>
    </main>
  );
}
