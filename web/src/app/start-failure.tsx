import type { Localised } from '@leme/contract/kit/locale';
import { preferredLocale } from '#kit/locale-choice.ts';
import { Button } from '#ui/button.tsx';

// Written out here because it is the texts that failed to start.
const title: Localised = {
  'pt-BR': 'Não foi possível carregar os textos do Leme',
  en: 'The texts of Leme could not be loaded',
  es: 'No se pudieron cargar los textos de Leme',
  fr: "Les textes de Leme n'ont pas pu être chargés",
  it: 'Impossibile caricare i testi di Leme',
};
const retry: Localised = {
  'pt-BR': 'Tentar novamente',
  en: 'Try again',
  es: 'Intentar de nuevo',
  fr: 'Réessayer',
  it: 'Riprova',
};

/** Shown when the application could not start. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  const locale = preferredLocale();
  return (
    <main
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <h1 className="font-semibold text-lg">{title[locale]}</h1>
      <Button variant="primary" onClick={onRetry}>
        {retry[locale]}
      </Button>
    </main>
  );
}
