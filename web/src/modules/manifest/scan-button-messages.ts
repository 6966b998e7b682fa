import { defineMessages } from '#kit/i18n.ts';

export const scanButtonMessages = defineMessages('manifest-scan-button', {
  'pt-BR': { scan: 'Ler código QR' },
  en: { scan: 'Scan QR code' },
  es: { scan: 'Leer código QR' },
  fr: { scan: 'Lire un code QR' },
  it: { scan: 'Leggi codice QR' },
});
