import { toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { boatDocuments } from './boat-documents.ts';
import { fleetWords } from './texts/texts.ts';

/** Boats and everything that floats and is sold by the hour. `registration_no` is the TIE of the Capitania. */
export const boats = defineResource({
  name: 'boats',
  texts: fleetWords,
  title: 'boat_name',
  // Papers and photo as steps of before tell them.
  told: { ...toldOf(boatDocuments), documents: f.text(), photo: f.file({ accept: 'image' }) },
  shortcuts: { available: { status: 'active' } },
  fields: {
    boat_name: f.text({ required: true, max: 80, search: true }),
    status: f.state(['active', 'maintenance', 'inactive'], {
      start: 'active',
      filter: true,
      moves: {
        activation: { from: ['maintenance', 'inactive'], to: 'active' },
        maintenance: { from: ['active'], to: 'maintenance', reason: 'optional' },
        deactivation: { from: ['active', 'maintenance'], to: 'inactive', reason: 'required' },
      },
    }),
    type: f.choice(['lancha', 'escuna', 'saveiro', 'catamara', 'veleiro', 'jet_ski', 'caiaque', 'outro'], {
      fallback: 'lancha',
      filter: true,
    }),
    registration_no: f.text({ max: 20, unique: true, search: true }),
    hull_no: f.text({
      max: 30,
      search: true,
    }),
    capacity: f.integer({
      required: true,
      min: 1,
      max: 500,
      sort: true,
      filter: 'range',
      total: 'sum',
    }),
    capacity_includes_crew: f.boolean(),
    min_crew: f.integer({ fallback: 1, max: 100 }),
    nav_area: f.choice(['interior1', 'interior2', 'costeira', 'oceanica'], { fallback: 'interior1' }),
    use_class: f.choice(['esporte_recreio', 'passageiros'], { fallback: 'passageiros' }),
    length_m: f.decimal({ min: 0.5, max: 400, unit: 'm' }),
    /** Arqueação bruta: from ten on the crew stands on a paper of its own. */
    gross_tonnage: f.decimal({ max: 99_999 }),
    year: f.integer({ min: 1900, max: 2100, isYear: true, sort: true, filter: 'range' }),
    flag: f.text({ max: 40 }),
    home_port_id: f.reference('coastal-cities', { sort: true, filter: true }),
    fuel_type: f.choice(['gasolina', 'diesel', 'eletrico', 'nenhum']),
    tank_l: f.integer({ max: 100_000, unit: 'L' }),
    cost_per_hour: f.money({ sort: true }),
    owner_supplier_id: f.reference('suppliers', {
      sort: true,
      filter: true,
      creates: 'name',
    }),
    features: f.references('boat-features', {
      creates: 'name',
      atLink: f.integer({ min: 1, max: 999 }),
      hint: true,
    }),
    photos: f.files({ accept: 'image' }),
    notes: f.longText(),
  },
});
