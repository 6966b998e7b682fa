import { defineMessages } from '#kit/i18n.ts';

export const goneMessages = defineMessages('manifest-gone', {
  'pt-BR': {
    gone_one: '{{names}} saiu desta lista: a reserva foi cancelada ou movida.',
    gone_other: '{{names}} saíram desta lista: as reservas foram canceladas ou movidas.',
    sessionGone: 'A sessão {{name}} não está mais neste dia.',
    ok: 'Entendi',
  },
  en: {
    gone_one: '{{names}} left this list: the booking was cancelled or moved.',
    gone_other: '{{names}} left this list: the bookings were cancelled or moved.',
    sessionGone: 'The session {{name}} is no longer on this day.',
    ok: 'Got it',
  },
  es: {
    gone_one: '{{names}} salió de esta lista: la reserva fue cancelada o movida.',
    gone_other: '{{names}} salieron de esta lista: las reservas fueron canceladas o movidas.',
    sessionGone: 'La sesión {{name}} ya no está en este día.',
    ok: 'Entendido',
  },
  fr: {
    gone_one: '{{names}} a quitté cette liste : la réservation a été annulée ou déplacée.',
    gone_other: '{{names}} ont quitté cette liste : les réservations ont été annulées ou déplacées.',
    sessionGone: "La session {{name}} n'est plus à cette date.",
    ok: "J'ai compris",
  },
  it: {
    gone_one: '{{names}} non è più in questo elenco: la prenotazione è stata annullata o spostata.',
    gone_other: '{{names}} non sono più in questo elenco: le prenotazioni sono state annullate o spostate.',
    sessionGone: 'La sessione {{name}} non è più in questo giorno.',
    ok: 'Ho capito',
  },
});
