import { defineMessages } from '#kit/i18n.ts';

/** The words of what begins a booking, a session or the way to the day's list, on every page of the day. */
export const dayMessages = defineMessages('day', {
  'pt-BR': {
    title: 'Sessões do Dia',
    newSession: 'Nova Sessão',
    newBooking: 'Nova Reserva',
  },
  en: {
    title: "The day's sessions",
    newSession: 'New session',
    newBooking: 'New booking',
  },
  es: {
    title: 'Sesiones del día',
    newSession: 'Nueva sesión',
    newBooking: 'Nueva reserva',
  },
  fr: {
    title: 'Sessions du jour',
    newSession: 'Nouvelle session',
    newBooking: 'Nouvelle réservation',
  },
  it: {
    title: 'Sessioni del giorno',
    newSession: 'Nuova sessione',
    newBooking: 'Nuova prenotazione',
  },
});
