import { defineMessages } from '#kit/i18n.ts';

export const guardMessages = defineMessages('guards', {
  'pt-BR': {
    crashed: 'Ocorreu um erro',
    crashedText: 'Esta parte da tela falhou. O restante continua funcionando.',
    reload: 'Recarregar',
    retry: 'Tentar novamente',
  },
  en: {
    crashed: 'An error occurred',
    crashedText: 'This part of the screen failed. The rest keeps working.',
    reload: 'Reload',
    retry: 'Try again',
  },
  es: {
    crashed: 'Ocurrió un error',
    crashedText: 'Esta parte de la pantalla falló. El resto sigue funcionando.',
    reload: 'Recargar',
    retry: 'Intentar de nuevo',
  },
  fr: {
    crashed: "Une erreur s'est produite",
    crashedText: "Cette partie de l'écran a échoué. Le reste continue de fonctionner.",
    reload: 'Recharger',
    retry: 'Réessayer',
  },
  it: {
    crashed: 'Si è verificato un errore',
    crashedText: 'Questa parte dello schermo non funziona. Il resto continua a funzionare.',
    reload: 'Ricarica',
    retry: 'Riprova',
  },
});
