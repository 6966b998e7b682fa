import { defineMessages } from '#kit/i18n.ts';

export const expiredMessages = defineMessages('manifest-expired', {
  'pt-BR': { expiredPaper: 'Documento vencido' },
  en: { expiredPaper: 'Document expired' },
  es: { expiredPaper: 'Documento vencido' },
  fr: { expiredPaper: 'Document expiré' },
  it: { expiredPaper: 'Documento scaduto' },
});
