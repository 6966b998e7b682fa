import { defineMessages } from '#kit/i18n.ts';

export const landingMessages = defineMessages('landing', {
  'pt-BR': {
    title: 'Apresentação',
    headline: 'Do balcão ao píer, o mesmo dia diante de todos',
    lead: 'Leme é o sistema de gestão para empresas de passeios de barco: vende os lugares, mostra quem embarca e guarda o que foi pago.',
    signIn: 'Entrar',
    open: 'Abrir o Leme',
    does: 'O que o Leme faz',
    pier: 'Check-in no píer',
    pierText:
      'Lista de passageiros no celular, com QR e requisitos à vista. Sem sinal, cada toque fica guardado e segue depois.',
    day: 'Saídas e reservas',
    dayText:
      'Lugares contados ao vivo, uma embarcação nunca em dois lugares, mudanças avisadas a quem está com a tela aberta.',
    money: 'Pagamentos',
    moneyText:
      'O que foi pago e o que falta, por reserva e por dia. Ninguém paga a mais, mesmo com duas pessoas recebendo.',
    fleet: 'Frota e fornecedores',
    fleetText: 'Embarcações, lotação e documentos com validade em um só cadastro.',
    people: 'Clientes',
    peopleText: 'Um cadastro sem repetições, com importação, histórico e a exclusão que a LGPD pede.',
    languages: 'Cinco idiomas',
    languagesText: 'Português, inglês, espanhol, francês e italiano, escolhidos por quem usa.',
    access: 'Como entrar',
    accessText:
      'Quem administra a sua empresa cria o seu acesso e você recebe um link por email. Não há cadastro aberto.',
    accessAddress: 'Cada empresa tem também a sua própria página de entrada:',
    example: '{{host}}/nome-da-empresa',
  },
  en: {
    title: 'About Leme',
    headline: 'From the office to the pier, everyone sees the same day',
    lead: 'Leme is the back office for boat-tour companies: it sells the seats, shows who comes aboard and keeps what was paid.',
    signIn: 'Sign in',
    open: 'Open Leme',
    does: 'What Leme does',
    pier: 'Check-in at the pier',
    pierText:
      'The passenger list on the phone, with QR and special needs in sight. Without a signal every tap is kept and sent later.',
    day: 'Departures and bookings',
    dayText: 'Seats counted live, a boat never in two places, changes told to whoever has the screen open.',
    money: 'Payments',
    moneyText:
      'What was paid and what is owed, by booking and by day. Nobody pays too much, even with two people taking money.',
    fleet: 'Fleet and suppliers',
    fleetText: 'Boats, capacity and papers with their expiry in one register.',
    people: 'Customers',
    peopleText:
      'One register without duplicates, with import, history and the erasure data protection asks for.',
    languages: 'Five languages',
    languagesText: 'Portuguese, English, Spanish, French and Italian, chosen by whoever uses it.',
    access: 'How to sign in',
    accessText:
      'Whoever manages your company creates your account and you receive a link by email. There is no open sign-up.',
    accessAddress: 'Each company also has a sign-in page of its own:',
    example: '{{host}}/company-name',
  },
  es: {
    title: 'Presentación',
    headline: 'De la oficina al muelle, el mismo día a la vista de todos',
    lead: 'Leme es el sistema de gestión para empresas de paseos en barco: vende las plazas, muestra quién embarca y guarda lo que se pagó.',
    signIn: 'Entrar',
    open: 'Abrir Leme',
    does: 'Qué hace Leme',
    pier: 'Check-in en el muelle',
    pierText:
      'La lista de pasajeros en el móvil, con QR y requisitos a la vista. Sin señal, cada toque se guarda y se envía después.',
    day: 'Salidas y reservas',
    dayText:
      'Plazas contadas en vivo, un barco nunca en dos lugares, cambios avisados a quien tiene la pantalla abierta.',
    money: 'Pagos',
    moneyText:
      'Lo pagado y lo pendiente, por reserva y por día. Nadie paga de más, aunque cobren dos personas.',
    fleet: 'Flota y proveedores',
    fleetText: 'Barcos, capacidad y documentos con vencimiento en un solo registro.',
    people: 'Clientes',
    peopleText:
      'Un registro sin duplicados, con importación, historial y el borrado que pide la protección de datos.',
    languages: 'Cinco idiomas',
    languagesText: 'Portugués, inglés, español, francés e italiano, a elección de quien lo usa.',
    access: 'Cómo entrar',
    accessText:
      'Quien administra tu empresa crea tu acceso y recibes un enlace por correo. No hay registro abierto.',
    accessAddress: 'Cada empresa tiene además su propia página de entrada:',
    example: '{{host}}/nombre-de-la-empresa',
  },
  fr: {
    title: 'Présentation',
    headline: 'Du bureau au quai, la même journée sous les yeux de tous',
    lead: 'Leme est le système de gestion des entreprises de promenades en bateau : il vend les places, montre qui embarque et garde ce qui a été payé.',
    signIn: 'Se connecter',
    open: 'Ouvrir Leme',
    does: 'Ce que fait Leme',
    pier: 'Embarquement au quai',
    pierText:
      'La liste des passagers sur le téléphone, avec QR et besoins en vue. Sans réseau, chaque geste est gardé et part ensuite.',
    day: 'Départs et réservations',
    dayText:
      "Places comptées en direct, un bateau jamais à deux endroits, changements signalés à qui a l'écran ouvert.",
    money: 'Paiements',
    moneyText:
      'Ce qui est payé et ce qui reste dû, par réservation et par jour. Personne ne paie trop, même avec deux caisses.',
    fleet: 'Flotte et fournisseurs',
    fleetText: 'Bateaux, capacité et papiers avec leur échéance dans un seul registre.',
    people: 'Clients',
    peopleText:
      "Un registre sans doublons, avec import, historique et l'effacement que demande la protection des données.",
    languages: 'Cinq langues',
    languagesText: 'Portugais, anglais, espagnol, français et italien, au choix de chacun.',
    access: 'Comment se connecter',
    accessText:
      "La personne qui gère votre entreprise crée votre accès et vous recevez un lien par e-mail. Il n'y a pas d'inscription libre.",
    accessAddress: 'Chaque entreprise a aussi sa propre page de connexion :',
    example: '{{host}}/nom-de-l-entreprise',
  },
  it: {
    title: 'Presentazione',
    headline: "Dall'ufficio al molo, la stessa giornata davanti a tutti",
    lead: 'Leme è il gestionale per le aziende di gite in barca: vende i posti, mostra chi sale a bordo e conserva quanto è stato pagato.',
    signIn: 'Accedi',
    open: 'Apri Leme',
    does: 'Che cosa fa Leme',
    pier: 'Check-in al molo',
    pierText:
      'La lista dei passeggeri sul telefono, con QR e richieste in vista. Senza segnale ogni tocco resta salvato e parte dopo.',
    day: 'Uscite e prenotazioni',
    dayText:
      'Posti contati dal vivo, una barca mai in due posti, le modifiche annunciate a chi ha lo schermo aperto.',
    money: 'Pagamenti',
    moneyText:
      'Quanto è stato pagato e quanto manca, per prenotazione e per giorno. Nessuno paga troppo, anche con due persone alla cassa.',
    fleet: 'Flotta e fornitori',
    fleetText: 'Barche, capienza e documenti con scadenza in un unico registro.',
    people: 'Clienti',
    peopleText:
      "Un'anagrafica senza doppioni, con importazione, storico e la cancellazione richiesta dalla privacy.",
    languages: 'Cinque lingue',
    languagesText: 'Portoghese, inglese, spagnolo, francese e italiano, a scelta di chi lo usa.',
    access: 'Come accedere',
    accessText:
      "Chi amministra la tua azienda crea il tuo accesso e ricevi un link via email. Non c'è registrazione libera.",
    accessAddress: 'Ogni azienda ha anche la propria pagina di accesso:',
    example: '{{host}}/nome-dell-azienda',
  },
});
