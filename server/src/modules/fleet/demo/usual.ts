import type { PaperPlan } from './fleet-plan.ts';

/** What suppliers are for in both companies. */
export const supplierTypes = [
  ['Proprietário de embarcação', 'owner'],
  ['Posto náutico', 'fuel'],
  ['Oficina', 'maintenance'],
  ['Restaurante', 'catering'],
  ['Marina', 'marina'],
] as const;

/** What boats of both companies may have on board, by its icon; its names stand in the texts. */
export const features = [
  { icon: 'bath', group: 'conforto' },
  { icon: 'umbrella', group: 'conforto' },
  { icon: 'utensils', group: 'conforto' },
  { icon: 'flame', group: 'conforto' },
  { icon: 'radio', group: 'seguranca' },
  { icon: 'life-buoy', group: 'seguranca' },
  { icon: 'music', group: 'som' },
  { icon: 'glasses', group: 'esporte' },
  { icon: 'waves', group: 'esporte' },
] as const;

/** The papers of a boat that has all in order; each company writes the exceptions itself. */
export function inOrder(registration: string, serial: number): PaperPlan[] {
  return [
    { kind: 'TIE', number: registration, issued: -900, expires: 900 },
    { kind: 'DPEM', number: `DP-${serial}`, issued: -120, expires: 245 },
    { kind: 'CSN', number: `CSN-${serial}`, issued: -400, expires: 330 },
  ];
}
