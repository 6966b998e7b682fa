import { defineMessages } from '#kit/i18n.ts';

/** What changed, version by version, in words of the people who use the product. */
export const changelogMessages = defineMessages('changelog', {
  'pt-BR': {
    signIn: 'Entrada por email e senha, e sessões que terminam após três horas sem uso.',
    roles:
      'Quinze papéis com permissões que cada empresa ajusta; fornecedores e agentes veem só o que é deles.',
    departures:
      'Saídas com lugares e embarcações: o último lugar é vendido uma vez e um barco não fica em duas saídas.',
    bookings: 'Reservas com tarifas, preços e pagamentos; um envio repetido reserva uma vez só.',
    manifest: 'Manifesto de passageiros com check-in que se acerta em qualquer ordem de chegada.',
    parties:
      'Check-in do grupo inteiro ou de uma parte em dois toques, com desfazer; nomes e documentos preenchidos na própria linha.',
    dayCards:
      'Manifesto de sessões: as saídas do dia em cartões, com as pessoas, os lugares e o check-in de todos de uma vez.',
    qrCodes: 'Código QR da reserva, lido pela câmera ou por um leitor de mão; cada recusa diz o motivo.',
    changing:
      'Reservas editadas, movidas e canceladas; sessões clonadas ou canceladas com a lista de quem avisar.',
    outputs: 'O dia ou uma sessão em papel, CSV, JSON ou texto para compartilhar.',
    live: 'O que os colegas mudam aparece em menos de um segundo.',
    offline:
      'Check-in sem sinal: cada toque fica guardado e cifrado no celular e segue sozinho quando o sinal volta.',
    issues: 'Passageiros marcados de forma diferente por dois aparelhos aparecem para o escritório decidir.',
    links:
      'Links por email para entrar e para definir a senha; o link diz na hora se ainda vale e de quem é.',
    passwords: 'Senhas fáceis de adivinhar são recusadas, e o medidor avisa antes de enviar.',
    registers:
      'Cadastros de barcos e documentos, fornecedores, clientes, tags e cidades, com busca, filtros, histórico e lixeira.',
    importing: 'A importação entende os títulos de coluna que as pessoas escrevem, em cinco idiomas.',
    merging:
      'Dois cadastros do mesmo cliente viram um; os dados de um cliente podem ser baixados ou apagados.',
    requirements: 'Requisitos especiais sempre legíveis no manifesto, com uma marca ao lado do nome.',
    collecting: 'A tripulação registra pagamentos das saídas de hoje e de ontem, nunca acima do que falta.',
    people: 'Todos a bordo são contados, também bebês: ninguém é vendido acima do que o barco leva.',
    doors: 'Um endereço que não existe, ainda não está pronto ou não é permitido diz qual dos três é o caso.',
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
    parties:
      'Check-in of a whole party or a part of it with two taps, and undo; names and documents filled in on the row.',
    dayCards:
      'The sessions manifest: the day’s departures as cards, with people, seats and check-in of everybody at once.',
    qrCodes: 'A booking’s QR code, read by the camera or a hand scanner; every refusal says why.',
    changing:
      'Bookings edited, moved and cancelled; sessions cloned, or cancelled with the list of whom to tell.',
    outputs: 'The day or one session on paper, as CSV, JSON or text to share.',
    live: 'What colleagues change shows within a second.',
    offline:
      'Check-in without a signal: every tap is kept encrypted on the phone and sent by itself once the signal is back.',
    issues: 'Passengers that two devices marked differently are listed for the office to decide.',
    links:
      'Links by email to sign in and to set a password; a link says at once whether it is still good and whose it is.',
    passwords: 'Passwords that are easy to guess are refused, and the meter says so beforehand.',
    registers:
      'Boats and their papers, suppliers, customers, tags and cities, with search, filters, history and a bin.',
    importing: 'An import understands the column headings people write, in five languages.',
    merging: 'Two records of the same customer become one; a customer’s data can be downloaded or erased.',
    requirements: 'Special requirements are always legible on the manifest, with a mark beside the name.',
    collecting: 'The crew records payments for departures of today and yesterday, never above what is owed.',
    people: 'Everybody aboard is counted, babies too: nobody is sold beyond what the boat carries.',
    doors:
      'An address that does not exist, is not ready yet or is not allowed says which of the three it is.',
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
    parties:
      'Registro del grupo entero o de una parte en dos toques, con deshacer; nombres y documentos en la misma fila.',
    dayCards:
      'Manifiesto de sesiones: las salidas del día en tarjetas, con personas, plazas y registro de todos a la vez.',
    qrCodes:
      'Código QR de la reserva, leído por la cámara o por un lector de mano; cada rechazo dice el motivo.',
    changing:
      'Reservas editadas, movidas y canceladas; sesiones clonadas o canceladas con la lista de a quién avisar.',
    outputs: 'El día o una sesión en papel, CSV, JSON o texto para compartir.',
    live: 'Lo que cambian los compañeros aparece en menos de un segundo.',
    offline:
      'Registro sin señal: cada toque queda guardado y cifrado en el teléfono y se envía solo cuando vuelve la señal.',
    issues:
      'Los pasajeros que dos dispositivos marcaron de forma distinta aparecen para que la oficina decida.',
    links:
      'Enlaces por correo para entrar y para definir la contraseña; el enlace dice al momento si aún vale y de quién es.',
    passwords: 'Las contraseñas fáciles de adivinar se rechazan, y el medidor lo avisa antes de enviar.',
    registers:
      'Barcos y sus documentos, proveedores, clientes, etiquetas y ciudades, con búsqueda, filtros, historial y papelera.',
    importing: 'La importación entiende los títulos de columna que la gente escribe, en cinco idiomas.',
    merging:
      'Dos fichas del mismo cliente se unen en una; los datos de un cliente se pueden descargar o borrar.',
    requirements:
      'Los requisitos especiales siempre se leen en el manifiesto, con una marca junto al nombre.',
    collecting:
      'La tripulación registra pagos de las salidas de hoy y de ayer, nunca por encima de lo que falta.',
    people:
      'Se cuenta a todos a bordo, también a los bebés: no se vende por encima de lo que lleva el barco.',
    doors: 'Una dirección que no existe, aún no está lista o no está permitida dice cuál de las tres es.',
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
    parties:
      'Pointage d’un groupe entier ou d’une partie en deux touches, avec annulation ; noms et documents saisis sur la ligne.',
    dayCards:
      'Manifeste des sessions : les départs du jour en cartes, avec les personnes, les places et le pointage de tous à la fois.',
    qrCodes: 'Code QR de la réservation, lu par la caméra ou par un lecteur ; chaque refus dit pourquoi.',
    changing:
      'Réservations modifiées, déplacées et annulées ; sessions clonées ou annulées avec la liste des personnes à prévenir.',
    outputs: 'La journée ou une session sur papier, en CSV, en JSON ou en texte à partager.',
    live: 'Ce que changent les collègues apparaît en moins d’une seconde.',
    offline:
      'Pointage sans réseau : chaque geste est gardé chiffré sur le téléphone et part seul au retour du réseau.',
    issues: 'Les passagers marqués différemment par deux appareils sont listés pour que le bureau décide.',
    links:
      'Liens par e-mail pour se connecter et pour définir le mot de passe ; le lien dit aussitôt s’il est encore valable et à qui il est.',
    passwords: 'Les mots de passe faciles à deviner sont refusés, et l’indicateur le dit avant l’envoi.',
    registers:
      'Bateaux et leurs documents, fournisseurs, clients, étiquettes et villes, avec recherche, filtres, historique et corbeille.',
    importing: 'L’importation comprend les titres de colonnes que l’on écrit, en cinq langues.',
    merging:
      'Deux fiches du même client n’en font plus qu’une ; les données d’un client se téléchargent ou s’effacent.',
    requirements:
      'Les besoins particuliers restent lisibles sur le manifeste, avec une marque à côté du nom.',
    collecting:
      'L’équipage enregistre les paiements des départs du jour et de la veille, jamais au-delà du dû.',
    people:
      'Tout le monde à bord est compté, les bébés aussi : rien n’est vendu au-delà de ce que porte le bateau.',
    doors: 'Une adresse qui n’existe pas, n’est pas encore prête ou n’est pas permise dit lequel des trois.',
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
    parties:
      'Check-in di tutto il gruppo o di una parte in due tocchi, con annulla; nomi e documenti inseriti nella riga.',
    dayCards:
      'Manifesto delle sessioni: le partenze del giorno in schede, con persone, posti e check-in di tutti insieme.',
    qrCodes:
      'Codice QR della prenotazione, letto dalla fotocamera o da un lettore; ogni rifiuto dice il motivo.',
    changing:
      'Prenotazioni modificate, spostate e annullate; sessioni clonate o annullate con l’elenco di chi avvisare.',
    outputs: 'Il giorno o una sessione su carta, in CSV, JSON o testo da condividere.',
    live: 'Ciò che cambiano i colleghi appare entro un secondo.',
    offline:
      'Check-in senza segnale: ogni tocco resta cifrato sul telefono e parte da solo quando torna il segnale.',
    issues: 'I passeggeri segnati in modo diverso da due dispositivi sono elencati perché decida l’ufficio.',
    links:
      'Link via email per accedere e per impostare la password; il link dice subito se vale ancora e di chi è.',
    passwords: 'Le password facili da indovinare sono rifiutate, e l’indicatore lo dice prima dell’invio.',
    registers:
      'Barche e i loro documenti, fornitori, clienti, etichette e città, con ricerca, filtri, cronologia e cestino.',
    importing: 'L’importazione capisce i titoli di colonna che si scrivono, in cinque lingue.',
    merging:
      'Due schede dello stesso cliente diventano una; i dati di un cliente si scaricano o si cancellano.',
    requirements: 'Le richieste speciali si leggono sempre sul manifesto, con un segno accanto al nome.',
    collecting: 'L’equipaggio registra i pagamenti delle partenze di oggi e di ieri, mai oltre il dovuto.',
    people: 'Tutti a bordo sono contati, anche i neonati: non si vende oltre quello che la barca porta.',
    doors: 'Un indirizzo che non esiste, non è ancora pronto o non è permesso dice quale dei tre è.',
    versions:
      'Ogni azienda può tornare a una versione conservata da questa installazione e poi a quella attuale.',
    commands: 'Un comando avvia il prodotto con un proprio database.',
    history: 'Cronologia delle versioni nel piè di pagina.',
    restoring: 'L’amministratore può ripristinare una versione precedente con la propria password.',
    first: 'Prima versione: sessioni, prenotazioni e manifesti.',
  },
});

export type ChangeKey = keyof (typeof changelogMessages)['texts']['pt-BR'];
