import { defineMessages } from '#kit/i18n.ts';

/** A day that was asked for without a connection and was never opened here. */
export const notKeptMessages = defineMessages('manifest-not-kept', {
  'pt-BR': {
    notKept: 'Sem conexão, e este dia não está guardado neste aparelho. Abra-o de novo quando houver sinal.',
  },
  en: {
    notKept: 'No connection, and this day is not kept on this device. Open it again when there is a signal.',
  },
  es: {
    notKept:
      'Sin conexión, y este día no está guardado en este dispositivo. Ábrelo de nuevo cuando haya señal.',
  },
  fr: {
    notKept:
      'Pas de connexion, et cette journée n’est pas gardée sur cet appareil. Rouvrez-la quand il y aura du réseau.',
  },
  it: {
    notKept:
      'Nessuna connessione, e questo giorno non è conservato su questo dispositivo. Riaprilo quando c’è segnale.',
  },
});
