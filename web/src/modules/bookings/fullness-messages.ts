import { defineMessages } from '#kit/i18n.ts';

export const fullnessMessages = defineMessages('fullness', {
  'pt-BR': {
    seats: '{{taken}}/{{total}} lugares',
    people_one: '{{count}} pessoa',
    people_other: '{{count}} pessoas',
    tooMany: 'Acima do limite: {{people}} de {{limit}} pessoas',
    held_one: '{{count}} lugar em pré-reserva',
    held_other: '{{count}} lugares em pré-reserva',
  },
  en: {
    seats: '{{taken}}/{{total}} seats',
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    tooMany: 'Above the limit: {{people}} of {{limit}} people',
    held_one: '{{count}} seat on hold',
    held_other: '{{count}} seats on hold',
  },
  es: {
    seats: '{{taken}}/{{total}} plazas',
    people_one: '{{count}} persona',
    people_other: '{{count}} personas',
    tooMany: 'Por encima del límite: {{people}} de {{limit}} personas',
    held_one: '{{count}} plaza en prerreserva',
    held_other: '{{count}} plazas en prerreserva',
  },
  fr: {
    seats: '{{taken}}/{{total}} places',
    people_one: '{{count}} personne',
    people_other: '{{count}} personnes',
    tooMany: 'Au-dessus de la limite : {{people}} personnes pour {{limit}}',
    held_one: '{{count}} place en option',
    held_other: '{{count}} places en option',
  },
  it: {
    seats: '{{taken}}/{{total}} posti',
    people_one: '{{count}} persona',
    people_other: '{{count}} persone',
    tooMany: 'Oltre il limite: {{people}} persone su {{limit}}',
    held_one: '{{count}} posto in opzione',
    held_other: '{{count}} posti in opzione',
  },
});
