import type { FeaturePlan, PaperPlan } from './registers-plan.ts';

/** What suppliers are for in both companies. */
export const supplierTypes = [
  ['Proprietário de embarcação', 'owner'],
  ['Posto náutico', 'fuel'],
  ['Oficina', 'maintenance'],
  ['Restaurante', 'catering'],
  ['Marina', 'marina'],
] as const;

/** What boats of both companies may have on board. */
export const features: readonly FeaturePlan[] = [
  { name: 'Banheiro|Toilet|Baño|Toilettes|Bagno', icon: 'bath', group: 'conforto' },
  { name: 'Cobertura|Sun cover|Toldo|Taud|Tendalino', icon: 'umbrella', group: 'conforto' },
  { name: 'Cozinha|Galley|Cocina|Cuisine|Cucina', icon: 'utensils', group: 'conforto' },
  { name: 'Churrasqueira|Barbecue|Barbacoa|Barbecue|Barbecue', icon: 'flame', group: 'conforto' },
  { name: 'Rádio VHF|VHF radio|Radio VHF|Radio VHF|Radio VHF', icon: 'radio', group: 'seguranca' },
  {
    name: 'Coletes infantis|Child life jackets|Chalecos infantiles|Gilets enfants|Giubbotti per bambini',
    icon: 'life-buoy',
    group: 'seguranca',
  },
  {
    name: 'Som Bluetooth|Bluetooth sound|Sonido Bluetooth|Son Bluetooth|Audio Bluetooth',
    icon: 'music',
    group: 'som',
  },
  {
    name: 'Máscaras e snorkel|Masks and snorkels|Máscaras y snorkel|Masques et tubas|Maschere e boccagli',
    icon: 'glasses',
    group: 'esporte',
  },
  {
    name: 'Prancha de stand-up|Stand-up board|Tabla de paddle surf|Planche de paddle|Tavola da SUP',
    icon: 'waves',
    group: 'esporte',
  },
];

/** The papers of a boat that has all in order; each company writes the exceptions itself. */
export function inOrder(registration: string, serial: number): PaperPlan[] {
  return [
    { kind: 'TIE', number: registration, issued: -900, expires: 900 },
    { kind: 'DPEM', number: `DP-${serial}`, issued: -120, expires: 245 },
    { kind: 'CSN', number: `CSN-${serial}`, issued: -400, expires: 330 },
  ];
}
