import { defineMessages } from '#kit/i18n.ts';

export const failureMessages = defineMessages('sessions-manifest-failure', {
  'pt-BR': {
    failedSignedOut: 'Erro de autenticação. Tente fazer login novamente.',
    failedForbidden: 'Você não tem permissão para acessar estes dados.',
    failedMissing: 'Erro interno do sistema. Tente novamente em alguns minutos.',
    failedOther: 'Não foi possível carregar as sessões',
  },
  en: {
    failedSignedOut: 'Authentication error. Please sign in again.',
    failedForbidden: 'You do not have permission to access these data.',
    failedMissing: 'Internal system error. Try again in a few minutes.',
    failedOther: 'The sessions could not be loaded',
  },
  es: {
    failedSignedOut: 'Error de autenticación. Intenta iniciar sesión de nuevo.',
    failedForbidden: 'No tienes permiso para acceder a estos datos.',
    failedMissing: 'Error interno del sistema. Inténtalo de nuevo en unos minutos.',
    failedOther: 'No se pudieron cargar las sesiones',
  },
  fr: {
    failedSignedOut: "Erreur d'authentification. Reconnectez-vous.",
    failedForbidden: "Vous n'avez pas l'autorisation d'accéder à ces données.",
    failedMissing: 'Erreur interne du système. Réessayez dans quelques minutes.',
    failedOther: "Les sessions n'ont pas pu être chargées",
  },
  it: {
    failedSignedOut: 'Errore di autenticazione. Accedi di nuovo.',
    failedForbidden: 'Non hai il permesso di accedere a questi dati.',
    failedMissing: 'Errore interno del sistema. Riprova tra qualche minuto.',
    failedOther: 'Non è stato possibile caricare le sessioni',
  },
});
