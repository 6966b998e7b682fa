import { defineMessages } from '#kit/i18n.ts';

/** What is said of taps that are not through, beside the connection and in banners. */
export const unsentMessages = defineMessages('shell-unsent', {
  'pt-BR': {
    unsent_one: '{{count}} na fila',
    unsent_other: '{{count}} na fila',
    loose_one: '{{count}} na tela, ainda não guardada',
    loose_other: '{{count}} na tela, ainda não guardadas',
    refusedMarks_one: '{{count}} recusado',
    refusedMarks_other: '{{count}} recusados',
    updateAfterQueue_one:
      'A versão do Leme mudou. Recarregue depois que {{count}} marcação da fila for enviada.',
    updateAfterQueue_other:
      'A versão do Leme mudou. Recarregue depois que {{count}} marcações da fila forem enviadas.',
    installCrew: 'Instale o Leme neste aparelho para fazer check-in também sem sinal.',
  },
  en: {
    unsent_one: '{{count}} queued',
    unsent_other: '{{count}} queued',
    loose_one: '{{count}} on the screen, not kept yet',
    loose_other: '{{count}} on the screen, not kept yet',
    refusedMarks_one: '{{count}} refused',
    refusedMarks_other: '{{count}} refused',
    updateAfterQueue_one: 'The version of Leme changed. Reload once {{count}} queued mark has been sent.',
    updateAfterQueue_other: 'The version of Leme changed. Reload once {{count}} queued marks have been sent.',
    installCrew: 'Install Leme on this device to check people in without a signal too.',
  },
  es: {
    unsent_one: '{{count}} en cola',
    unsent_other: '{{count}} en cola',
    loose_one: '{{count}} en pantalla, aún sin guardar',
    loose_other: '{{count}} en pantalla, aún sin guardar',
    refusedMarks_one: '{{count}} rechazado',
    refusedMarks_other: '{{count}} rechazados',
    updateAfterQueue_one: 'La versión de Leme cambió. Recarga cuando se envíe {{count}} marca de la cola.',
    updateAfterQueue_other:
      'La versión de Leme cambió. Recarga cuando se envíen {{count}} marcas de la cola.',
    installCrew: 'Instala Leme en este dispositivo para hacer check-in también sin señal.',
  },
  fr: {
    unsent_one: '{{count}} en attente',
    unsent_other: '{{count}} en attente',
    loose_one: '{{count}} à l’écran, pas encore gardée',
    loose_other: '{{count}} à l’écran, pas encore gardées',
    refusedMarks_one: '{{count}} refusé',
    refusedMarks_other: '{{count}} refusés',
    updateAfterQueue_one:
      'La version de Leme a changé. Rechargez une fois {{count}} marque en attente envoyée.',
    updateAfterQueue_other:
      'La version de Leme a changé. Rechargez une fois {{count}} marques en attente envoyées.',
    installCrew: 'Installez Leme sur cet appareil pour faire le check-in même sans réseau.',
  },
  it: {
    unsent_one: '{{count}} in coda',
    unsent_other: '{{count}} in coda',
    loose_one: '{{count}} sullo schermo, non ancora conservato',
    loose_other: '{{count}} sullo schermo, non ancora conservati',
    refusedMarks_one: '{{count}} rifiutato',
    refusedMarks_other: '{{count}} rifiutati',
    updateAfterQueue_one:
      'La versione di Leme è cambiata. Ricarica quando sarà inviato {{count}} segno in coda.',
    updateAfterQueue_other:
      'La versione di Leme è cambiata. Ricarica quando saranno inviati {{count}} segni in coda.',
    installCrew: 'Installa Leme su questo dispositivo per fare il check-in anche senza segnale.',
  },
});
