import type { AccountRole } from '@leme/contract/finance/accounts';

/** A bill of a month: what it is, on which line it stands, how much, on which day, and for which boat. */
export type PlannedBill = {
  description: string;
  line: AccountRole;
  amount: number;
  day: number;
  /** A boat of the company, by its place among those that sail. */
  boat?: number;
  /** Something that was owed to the company. */
  isSale?: boolean;
};

/** What comes every month, the fuel of each boat apart. */
export const monthly: Readonly<Record<string, readonly PlannedBill[]>> = {
  'mar-azul': [
    { description: 'Aluguel do trapiche', line: '6.2', amount: 4_200, day: 5 },
    { description: 'Folha da equipe', line: '6.2', amount: 11_850, day: 6 },
    { description: 'Internet e telefone', line: '6.2', amount: 349.9, day: 12 },
    { description: 'Contador', line: '6.2', amount: 980, day: 15 },
    { description: 'Anúncios no site de passeios', line: '6.1', amount: 1_450, day: 18 },
    { description: 'Diesel da primeira quinzena', line: '4.1', amount: 6_312.47, day: 16, boat: 0 },
    { description: 'Diesel da segunda quinzena', line: '4.1', amount: 5_904.18, day: 28, boat: 1 },
    { description: 'Taxa de embarque', line: '4.3', amount: 1_120, day: 20 },
    { description: 'Água e frutas a bordo', line: '4.4', amount: 865.3, day: 22 },
  ],
  'costa-verde': [
    { description: 'Aluguel da sala', line: '6.2', amount: 1_600, day: 5 },
    { description: 'Gasolina', line: '4.1', amount: 2_140.75, day: 20, boat: 0 },
  ],
};

/** How many months back they were typed. */
export const monthsBack: Readonly<Record<string, number>> = { 'mar-azul': 5, 'costa-verde': 1 };

/** The one that nobody paid last month, so that something is late. */
export const forgotten = 'Contador';

/** One that was typed on the wrong account, which the checks tell until somebody corrects it. */
export const mistaken: PlannedBill = {
  description: 'Seguro da frota (lançado no Rateio por engano)',
  line: 'allocation',
  amount: 1_240,
  day: 28,
};

/** What was sold in a month before departures were kept here, as one sum a line. */
export const salesBefore: readonly PlannedBill[] = [
  { description: 'Passeios do mês (sistema anterior)', line: '1.1', amount: 61_480, day: 27, isSale: true },
  {
    description: 'Fretamentos do mês (sistema anterior)',
    line: '1.2',
    amount: 14_900,
    day: 26,
    isSale: true,
  },
];

/** Months that are closed, counted back from this one: the last one is still open. */
export const closedBack = [5, 4, 3, 2] as const;
