import { defineMessages } from '#kit/i18n.ts';

/** What changed, version by version, in words of the people who use the product. */
export const changelogMessages = defineMessages('changelog', {
  'pt-BR': {
    signIn: 'Entrada por email e senha, e sessões que terminam após três horas sem uso.',
    roles:
      'Quinze papéis com permissões que cada empresa ajusta; fornecedores e agentes veem só o que é deles.',
    departures:
      'Saídas com vagas e embarcações: a última vaga é vendida uma vez e um barco não fica em dois lugares.',
    bookings: 'Reservas com tarifas, preços e pagamentos; um envio repetido reserva uma vez só.',
    manifest: 'Manifesto de passageiros com check-in que se acerta em qualquer ordem de chegada.',
    versions: 'Cada empresa pode voltar a uma versão que esta instalação guardou, e retornar à atual.',
    commands: 'Um comando inicia o produto com banco de dados próprio.',
    history: 'Histórico de versões no rodapé.',
    restoring: 'O administrador pode restaurar uma versão anterior com a própria senha.',
    first: 'Primeira versão: sessões, reservas e manifestos.',
  },
  en: {
    signIn: 'Sign-in by email and password, and sessions that end after three hours without use.',
    roles:
      'Fifteen roles with permissions each company adjusts; suppliers and agents see only what is theirs.',
    departures: 'Departures with seats and boats: the last seat is sold once and a boat is in one place.',
    bookings: 'Bookings with fares, prices and payments; a repeated request books once.',
    manifest: 'A passenger manifest whose check-ins agree whatever order they arrive in.',
    versions: 'Each company can go back to a version this installation kept, and return to the current one.',
    commands: 'One command starts the product with a database of its own.',
    history: 'Version history in the footer.',
    restoring: 'The administrator can restore an earlier version with their own password.',
    first: 'First version: sessions, bookings and manifests.',
  },
  es: {
    signIn: 'Entrada con correo y contraseña, y sesiones que terminan tras tres horas sin uso.',
    roles: 'Quince roles con permisos que cada empresa ajusta; proveedores y agentes ven solo lo suyo.',
    departures:
      'Salidas con plazas y embarcaciones: la última plaza se vende una vez y un barco no está en dos sitios.',
    bookings: 'Reservas con tarifas, precios y pagos; un envío repetido reserva una sola vez.',
    manifest: 'Manifiesto de pasajeros cuyos registros concuerdan sea cual sea el orden en que llegan.',
    versions: 'Cada empresa puede volver a una versión que esta instalación conservó y regresar a la actual.',
    commands: 'Un comando inicia el producto con su propia base de datos.',
    history: 'Historial de versiones en el pie de página.',
    restoring: 'El administrador puede restaurar una versión anterior con su propia contraseña.',
    first: 'Primera versión: sesiones, reservas y manifiestos.',
  },
  fr: {
    signIn:
      'Connexion par e-mail et mot de passe, et des sessions qui se terminent après trois heures d’inactivité.',
    roles:
      'Quinze rôles aux droits ajustables par chaque entreprise ; fournisseurs et agents ne voient que ce qui les concerne.',
    departures:
      'Départs avec places et bateaux : la dernière place est vendue une fois et un bateau n’est qu’à un endroit.',
    bookings: 'Réservations avec tarifs, prix et paiements ; une demande répétée ne réserve qu’une fois.',
    manifest: 'Manifeste des passagers dont les pointages concordent quel que soit leur ordre d’arrivée.',
    versions:
      'Chaque entreprise peut revenir à une version conservée par cette installation, puis à la version actuelle.',
    commands: 'Une commande démarre le produit avec sa propre base de données.',
    history: 'Historique des versions en pied de page.',
    restoring: 'L’administrateur peut restaurer une version antérieure avec son propre mot de passe.',
    first: 'Première version : sessions, réservations et manifestes.',
  },
  it: {
    signIn: 'Accesso con email e password, e sessioni che terminano dopo tre ore di inattività.',
    roles:
      'Quindici ruoli con permessi che ogni azienda regola; fornitori e agenti vedono solo ciò che è loro.',
    departures:
      'Partenze con posti e imbarcazioni: l’ultimo posto si vende una volta e una barca sta in un solo luogo.',
    bookings: 'Prenotazioni con tariffe, prezzi e pagamenti; una richiesta ripetuta prenota una volta sola.',
    manifest: 'Manifesto dei passeggeri i cui check-in concordano in qualunque ordine arrivino.',
    versions:
      'Ogni azienda può tornare a una versione conservata da questa installazione e poi a quella attuale.',
    commands: 'Un comando avvia il prodotto con un proprio database.',
    history: 'Cronologia delle versioni nel piè di pagina.',
    restoring: 'L’amministratore può ripristinare una versione precedente con la propria password.',
    first: 'Prima versione: sessioni, prenotazioni e manifesti.',
  },
});

export type ChangeKey = keyof (typeof changelogMessages)['texts']['pt-BR'];
