import { defineMessages } from '#kit/i18n.ts';

/** What changed in the day's work at the pier and in the office, in words of the people who do it. */
export const dailyChangeMessages = defineMessages('changelog-daily', {
  'pt-BR': {
    warnings: 'Avisos antes de a sessão ou o acesso terminar, e uma faixa com a situação da assinatura.',
    escape: 'Esc fecha a janela em que se está, qualquer que seja a mensagem na tela.',
    papers:
      'Um barco sem documento em dia aparece marcado na lista, no cadastro e em cada saída, também no papel.',
    sooner: 'As páginas abrem mais depressa, com ou sem sinal, e nada se move sob o dedo.',
    selling:
      'Reservas e sessões começam nos dois manifestos, em cada saída com lugar e pela busca, também no celular.',
    search: 'A busca encontra reservas, clientes, saídas de hoje, barcos e fornecedores, também sem sinal.',
    walkIn: 'Quem chega sem reserva entra na lista pelo celular em quatro campos.',
    typing:
      'O que se digita em uma lista é escolhido ao sair do campo; o que não está nela é avisado e não se perde.',
    firstMoment:
      'O check-in fica seguro no celular desde o primeiro instante; até lá, o cabeçalho avisa em âmbar.',
    perPerson: 'No celular, “Ver Manifesto” abre a tela do píer, e “Por pessoa” mostra todos por lugar.',
    dates: 'Nascimento com ano de dois dígitos nunca cai no futuro, e anos não levam ponto.',
    moneyWaits: 'Dinheiro recebido sem sinal espera no celular, segue uma vez só e já diminui o que falta.',
    customerBookings:
      'As reservas de um cliente aparecem na página dele, e o formulário encontra clientes por nome, telefone, documento ou email.',
    moving: 'Ao mover uma reserva para outro produto, escolhe-se entre o preço combinado e o novo.',
    pier: 'No píer, nada fica escondido nem cortado: a busca fica à vista, outro dia é avisado e as mensagens não cobrem botões.',
    refused: 'Check-ins recusados aparecem juntos por pessoa e motivo, e “Já vi” tira da lista.',
    guessing:
      'Quem sofre tentativas de adivinhar a senha recebe um email, e links de acesso antigos deixam de valer.',
    together:
      'Quem salva por cima de um colega vê quem mudou e quando, e escolhe campo a campo; o que foi excluído pode voltar.',
    cards:
      'No celular, cada cartão de cadastro diz o que importa em duas linhas, com as ações sob o polegar.',
    sealed:
      'O histórico de mudanças, pagamentos e check-ins é selado e conferido toda noite; se algo não bate, os administradores são avisados.',
    access:
      'Administradores veem quem entrou, quem foi barrado e quem leu ou exportou dados de pessoas, de qual rede e aparelho.',
    erasure:
      'Apagar os dados de um cliente alcança também observações de pagamentos, nomes de arquivos importados e lugares em reservas de outros.',
    nightly:
      'O que não é mais necessário é apagado à noite: importações após um mês, emails e acessos após meio ano.',
    told: 'O histórico de versões conta tudo o que mudou, com as palavras de quem usa.',
  },
  en: {
    warnings:
      'Warnings before the session or the access ends, and a banner with the state of the subscription.',
    escape: 'Escape closes the dialog one is in, whatever message is on the screen.',
    papers:
      'A boat without a valid paper is marked in the list, on its record and on every departure, also on paper.',
    sooner: 'Pages open sooner, with or without a signal, and nothing moves under the finger.',
    selling:
      'Bookings and sessions begin in both manifests, at every departure with a seat and from the search, on the phone too.',
    search:
      'The search finds bookings, customers, today’s departures, boats and suppliers, also without a signal.',
    walkIn: 'Somebody who comes without a booking is added on the phone in four fields.',
    typing:
      'What is typed into a list is chosen when the field is left; what is in no list is said and not lost.',
    firstMoment:
      'A check-in is safe on the phone from the first moment; until then the header says so in amber.',
    perPerson: 'On the phone “View manifest” opens the pier screen, and “By person” lists everybody by seat.',
    dates: 'A birth with a two-digit year is never in the future, and years carry no point.',
    moneyWaits:
      'Money taken without a signal waits on the phone, goes out once and lowers what is owed at once.',
    customerBookings:
      'A customer’s bookings stand on its page, and the form finds customers by name, phone, document or email.',
    moving: 'When a booking moves to another product, one chooses between the agreed and the new price.',
    pier: 'At the pier nothing is hidden or cut: the search stays in sight, another day is said, messages cover no button.',
    refused: 'Refused check-ins stand together by person and reason, and “Seen” takes them off the list.',
    guessing: 'Whoever’s password is being guessed gets an email, and older access links stop working.',
    together:
      'Who saves over a colleague sees who changed what and when, and chooses field by field; what was deleted can come back.',
    cards:
      'On the phone each card of a register says what matters in two lines, with the actions under the thumb.',
    sealed:
      'The history of changes, payments and check-ins is sealed and checked every night; administrators are told when it no longer fits.',
    access:
      'Administrators see who came in, who was kept out and who read or exported data of people, from which network and device.',
    erasure:
      "Erasing a customer also reaches notes of payments, names of imported files and places on other people's bookings.",
    nightly:
      'What is no longer needed is deleted at night: imports after a month, mail and access log after half a year.',
    told: 'The version history tells everything that changed, in the words of the people who use it.',
  },
  es: {
    warnings:
      'Avisos antes de que termine la sesión o el acceso, y una franja con el estado de la suscripción.',
    escape: 'Esc cierra la ventana en la que uno está, haya el mensaje que haya en pantalla.',
    papers:
      'Un barco sin documento vigente aparece marcado en la lista, en su ficha y en cada salida, también en papel.',
    sooner: 'Las páginas se abren antes, con o sin señal, y nada se mueve bajo el dedo.',
    selling:
      'Las reservas y sesiones empiezan en los dos manifiestos, en cada salida con plaza y desde la búsqueda, también en el teléfono.',
    search:
      'La búsqueda encuentra reservas, clientes, salidas de hoy, barcos y proveedores, también sin señal.',
    walkIn: 'Quien llega sin reserva se añade en el teléfono con cuatro campos.',
    typing:
      'Lo que se escribe en una lista se elige al salir del campo; lo que no está en ella se avisa y no se pierde.',
    firstMoment:
      'El registro de embarque queda a salvo en el teléfono desde el primer momento; hasta entonces el encabezado lo avisa en ámbar.',
    perPerson:
      'En el teléfono, “Ver manifiesto” abre la pantalla del muelle y “Por persona” muestra a todos por plaza.',
    dates: 'Un nacimiento con año de dos cifras nunca cae en el futuro, y los años no llevan punto.',
    moneyWaits:
      'El dinero cobrado sin señal espera en el teléfono, sale una sola vez y baja al momento lo que falta.',
    customerBookings:
      'Las reservas de un cliente están en su ficha, y el formulario encuentra clientes por nombre, teléfono, documento o correo.',
    moving: 'Al mover una reserva a otro producto se elige entre el precio acordado y el nuevo.',
    pier: 'En el muelle nada queda oculto ni cortado: la búsqueda sigue a la vista, otro día se avisa y los mensajes no tapan botones.',
    refused:
      'Los registros rechazados aparecen juntos por persona y motivo, y “Visto” los quita de la lista.',
    guessing:
      'Si alguien intenta adivinar una contraseña, la persona recibe un correo, y los enlaces de acceso anteriores dejan de valer.',
    together:
      'Quien guarda sobre lo de un colega ve quién cambió qué y cuándo, y elige campo por campo; lo eliminado puede volver.',
    cards:
      'En el teléfono, cada tarjeta de un registro dice lo importante en dos líneas, con las acciones bajo el pulgar.',
    sealed:
      'El historial de cambios, pagos y registros de embarque se sella y se revisa cada noche; si algo no cuadra, se avisa a los administradores.',
    access:
      'Los administradores ven quién entró, a quién se impidió entrar y quién leyó o exportó datos de personas, desde qué red y dispositivo.',
    erasure:
      'Borrar los datos de un cliente alcanza también notas de pagos, nombres de archivos importados y lugares en reservas de otros.',
    nightly:
      'Lo que ya no hace falta se borra por la noche: importaciones tras un mes, correos y accesos tras medio año.',
    told: 'El historial de versiones cuenta todo lo que cambió, con las palabras de quien lo usa.',
  },
  fr: {
    warnings:
      'Des avertissements avant la fin de la session ou de l’accès, et un bandeau sur l’état de l’abonnement.',
    escape: 'Échap ferme la fenêtre où l’on se trouve, quel que soit le message à l’écran.',
    papers:
      'Un bateau sans document valable est signalé dans la liste, sur sa fiche et à chaque départ, aussi sur papier.',
    sooner: 'Les pages s’ouvrent plus vite, avec ou sans réseau, et rien ne bouge sous le doigt.',
    selling:
      'Réservations et sessions se créent depuis les deux manifestes, chaque départ avec une place et la recherche, aussi sur le téléphone.',
    search:
      'La recherche trouve réservations, clients, départs du jour, bateaux et fournisseurs, même sans réseau.',
    walkIn: 'Qui arrive sans réservation est ajouté sur le téléphone en quatre champs.',
    typing:
      'Ce que l’on tape dans une liste est choisi en quittant le champ ; ce qui n’y est pas est signalé et n’est pas perdu.',
    firstMoment:
      'Un pointage est en sûreté sur le téléphone dès le premier instant ; d’ici là, l’en-tête le dit en ambre.',
    perPerson:
      'Sur le téléphone, « Voir le manifeste » ouvre l’écran du quai et « Par personne » montre tout le monde par place.',
    dates:
      'Une naissance à l’année en deux chiffres n’est jamais dans l’avenir, et les années n’ont pas de séparateur.',
    moneyWaits:
      'L’argent reçu sans réseau attend sur le téléphone, part une seule fois et réduit aussitôt ce qui est dû.',
    customerBookings:
      'Les réservations d’un client figurent sur sa fiche, et le formulaire trouve les clients par nom, téléphone, document ou e-mail.',
    moving: 'Quand une réservation passe à un autre produit, on choisit entre le prix convenu et le nouveau.',
    pier: 'Au quai, rien n’est caché ni coupé : la recherche reste visible, un autre jour est signalé et les messages ne couvrent aucun bouton.',
    refused: 'Les pointages refusés sont réunis par personne et par motif, et « Vu » les retire de la liste.',
    guessing:
      'Si l’on essaie de deviner un mot de passe, la personne reçoit un e-mail, et les anciens liens d’accès ne valent plus.',
    together:
      'Qui enregistre par-dessus un collègue voit qui a modifié quoi et quand, et choisit champ par champ ; ce qui a été supprimé peut revenir.',
    cards:
      'Sur le téléphone, chaque carte d’un registre dit l’essentiel en deux lignes, avec les actions sous le pouce.',
    sealed:
      'L’historique des modifications, des paiements et des pointages est scellé et vérifié chaque nuit ; les administrateurs sont prévenus si quelque chose ne concorde plus.',
    access:
      'Les administrateurs voient qui est entré, qui a été refusé et qui a lu ou exporté des données de personnes, depuis quel réseau et quel appareil.',
    erasure:
      'Effacer un client atteint aussi les notes de paiements, les noms des fichiers importés et les places dans les réservations d’autres.',
    nightly:
      'Ce qui ne sert plus est effacé la nuit : les importations après un mois, les e-mails et les accès après six mois.',
    told: 'L’historique des versions dit tout ce qui a changé, avec les mots de ceux qui s’en servent.',
  },
  it: {
    warnings: 'Avvisi prima che finisca la sessione o l’accesso, e una fascia con lo stato dell’abbonamento.',
    escape: 'Esc chiude la finestra in cui ci si trova, qualunque messaggio ci sia sullo schermo.',
    papers:
      'Una barca senza documento valido è segnata nell’elenco, nella scheda e in ogni partenza, anche su carta.',
    sooner: 'Le pagine si aprono prima, con o senza segnale, e niente si muove sotto il dito.',
    selling:
      'Prenotazioni e sessioni cominciano nei due manifesti, in ogni partenza con un posto e dalla ricerca, anche sul telefono.',
    search:
      'La ricerca trova prenotazioni, clienti, partenze di oggi, barche e fornitori, anche senza segnale.',
    walkIn: 'Chi arriva senza prenotazione si aggiunge sul telefono in quattro campi.',
    typing:
      'Ciò che si scrive in un elenco è scelto uscendo dal campo; ciò che non c’è viene detto e non si perde.',
    firstMoment:
      'Un check-in è al sicuro sul telefono dal primo istante; fino ad allora l’intestazione lo dice in ambra.',
    perPerson:
      'Sul telefono “Vedi manifesto” apre la schermata del molo e “Per persona” mostra tutti per posto.',
    dates: 'Una nascita con l’anno a due cifre non cade mai nel futuro, e gli anni non hanno il punto.',
    moneyWaits:
      'Il denaro ricevuto senza segnale aspetta sul telefono, parte una volta sola e riduce subito il dovuto.',
    customerBookings:
      'Le prenotazioni di un cliente stanno nella sua scheda, e il modulo trova i clienti per nome, telefono, documento o email.',
    moving:
      'Quando una prenotazione passa a un altro prodotto si sceglie tra il prezzo concordato e quello nuovo.',
    pier: 'Al molo niente è nascosto o tagliato: la ricerca resta in vista, un altro giorno viene detto e i messaggi non coprono pulsanti.',
    refused: 'I check-in rifiutati stanno insieme per persona e motivo, e “Visto” li toglie dall’elenco.',
    guessing:
      'Chi subisce tentativi di indovinare la password riceve un’email, e i vecchi link di accesso non valgono più.',
    together:
      'Chi salva sopra un collega vede chi ha cambiato cosa e quando, e sceglie campo per campo; ciò che è stato eliminato può tornare.',
    cards:
      'Sul telefono ogni scheda di un registro dice ciò che conta in due righe, con le azioni sotto il pollice.',
    sealed:
      'La cronologia di modifiche, pagamenti e check-in è sigillata e controllata ogni notte; se qualcosa non torna, gli amministratori sono avvisati.',
    access:
      'Gli amministratori vedono chi è entrato, chi è stato respinto e chi ha letto o esportato dati di persone, da quale rete e dispositivo.',
    erasure:
      'Cancellare un cliente raggiunge anche le note dei pagamenti, i nomi dei file importati e i posti nelle prenotazioni di altri.',
    nightly:
      'Ciò che non serve più si cancella di notte: importazioni dopo un mese, email e accessi dopo sei mesi.',
    told: 'La cronologia delle versioni racconta tutto ciò che è cambiato, con le parole di chi la usa.',
  },
});

export type DailyChangeKey = keyof (typeof dailyChangeMessages)['texts']['pt-BR'];
