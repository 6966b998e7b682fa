import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import type { Resource } from '../kit/resource/resource.ts';
import { channelsWords } from './texts/texts.ts';

const mostPeople = 150;

/** The columns of a partner's file: who goes stands as numbers, or as “2 Adulto, 1 Criança” in the partner's own words. */
export const externalSheet: Resource = {
  ...defineEntity({
    name: 'external-sheet',
    table: 'external_bookings',
    texts: channelsWords,
    title: 'reference',
    fields: {
      reference: f.text({ required: true, max: 200 }),
      product: f.text({ required: true, max: 120 }),
      date: f.date({ required: true }),
      time: f.time({ required: true }),
      adults: f.integer({ max: mostPeople }),
      children: f.integer({ max: mostPeople }),
      infants: f.integer({ max: mostPeople }),
      party: f.text({ max: 300 }),
      customer_name: f.text({ required: true, min: 2, max: 120, personal: true }),
      customer_phone: f.phone({ personal: true }),
      customer_email: f.email({ personal: true }),
      said_total: f.money(),
    },
  }),
  subject: 'reservas-externas',
  scope: 'company',
  listed: 'data',
  shortcuts: {},
};
