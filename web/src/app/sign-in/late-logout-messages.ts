import { defineMessages } from '#kit/i18n.ts';

export const logoutMessages = defineMessages('logout', {
  'pt-BR': {
    signingOut: 'Saindo...',
    unsentTitle_one: 'Ainda há {{count}} marcação deste aparelho na fila',
    unsentTitle_other: 'Ainda há {{count}} marcações deste aparelho na fila',
    unsentMoneyTitle_one: 'Um pagamento de {{amount}} ainda está na fila deste aparelho',
    unsentMoneyTitle_other: 'Ainda há {{count}} registros deste aparelho na fila, com {{amount}} recebidos',
    unsentText:
      'Se você sair agora, elas ficam cifradas aqui e só seguem quando você entrar de novo neste aparelho.',
    leaveAnyway: 'Sair mesmo assim',
    stay: 'Ficar',
    signOutFailed: 'Não foi possível sair',
  },
  en: {
    signingOut: 'Signing out...',
    unsentTitle_one: '{{count}} mark made on this device is still queued',
    unsentTitle_other: '{{count}} marks made on this device are still queued',
    unsentMoneyTitle_one: 'A payment of {{amount}} is still queued on this device',
    unsentMoneyTitle_other: '{{count}} entries of this device are still queued, with {{amount}} taken',
    unsentText:
      'If you sign out now they stay here encrypted and are only sent once you sign in on this device again.',
    leaveAnyway: 'Sign out anyway',
    stay: 'Stay',
    signOutFailed: 'Signing out failed',
  },
  es: {
    signingOut: 'Cerrando sesión...',
    unsentTitle_one: 'Aún hay {{count}} marca de este dispositivo en cola',
    unsentTitle_other: 'Aún hay {{count}} marcas de este dispositivo en cola',
    unsentMoneyTitle_one: 'Un pago de {{amount}} aún está en cola en este dispositivo',
    unsentMoneyTitle_other:
      'Aún hay {{count}} registros de este dispositivo en cola, con {{amount}} cobrados',
    unsentText:
      'Si sales ahora, quedan aquí cifradas y solo se envían cuando vuelvas a entrar en este dispositivo.',
    leaveAnyway: 'Salir de todos modos',
    stay: 'Quedarme',
    signOutFailed: 'No se pudo cerrar la sesión',
  },
  fr: {
    signingOut: 'Déconnexion...',
    unsentTitle_one: '{{count}} marque de cet appareil attend encore',
    unsentTitle_other: '{{count}} marques de cet appareil attendent encore',
    unsentMoneyTitle_one: 'Un paiement de {{amount}} attend encore sur cet appareil',
    unsentMoneyTitle_other: '{{count}} saisies de cet appareil attendent encore, dont {{amount}} encaissés',
    unsentText:
      'Si vous vous déconnectez maintenant, elles restent ici chiffrées et ne partiront que quand vous vous reconnecterez sur cet appareil.',
    leaveAnyway: 'Se déconnecter quand même',
    stay: 'Rester',
    signOutFailed: 'La déconnexion a échoué',
  },
  it: {
    signingOut: 'Uscita in corso...',
    unsentTitle_one: 'C’è ancora {{count}} segno di questo dispositivo in coda',
    unsentTitle_other: 'Ci sono ancora {{count}} segni di questo dispositivo in coda',
    unsentMoneyTitle_one: 'Un pagamento di {{amount}} è ancora in coda su questo dispositivo',
    unsentMoneyTitle_other:
      'Ci sono ancora {{count}} registrazioni di questo dispositivo in coda, con {{amount}} incassati',
    unsentText: 'Se esci ora restano qui cifrati e partono solo quando rientri su questo dispositivo.',
    leaveAnyway: 'Esci comunque',
    stay: 'Resta',
    signOutFailed: 'Uscita non riuscita',
  },
});
