import { defineMessages } from '#kit/i18n.ts';

export const missingMessages = defineMessages('manifest-late', {
  'pt-BR': {
    failed: 'Não foi possível abrir',
    failedText: 'Verifique a conexão e tente de novo.',
    retry: 'Tentar novamente',
  },
  en: {
    failed: 'Could not open',
    failedText: 'Check the connection and try again.',
    retry: 'Try again',
  },
  es: {
    failed: 'No se pudo abrir',
    failedText: 'Compruebe la conexión e inténtelo de nuevo.',
    retry: 'Reintentar',
  },
  fr: {
    failed: "Impossible d'ouvrir",
    failedText: 'Vérifiez la connexion et réessayez.',
    retry: 'Réessayer',
  },
  it: {
    failed: 'Impossibile aprire',
    failedText: 'Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
});
