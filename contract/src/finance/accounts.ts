/** What an account of the chart is for; the books find it by this, whatever a company calls it. */
export const balanceRoles = [
  'cash',
  'bank',
  'pix',
  'cards',
  'receivable',
  'agencies',
  'supplier-advances',
  'advances',
  'credits',
  'payable',
  'commissions',
  'owner-shares',
  'crew-days',
  'services',
  'taxes',
  'allocation',
  'capital',
  'retained',
] as const;
export type BalanceRole = (typeof balanceRoles)[number];

/** The leaves of the statement of results, each with an account of its own. */
export const resultLines = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '4.5',
  '4.6',
  '4.7',
  '6.1',
  '6.2',
  '6.3',
  '8.1',
  '9.1',
  '9.2',
  '10.1',
  '12.1',
  '13.1',
] as const;
export type ResultLine = (typeof resultLines)[number];
export type AccountRole = BalanceRole | ResultLine;

export const accountKinds = ['asset', 'liability', 'equity', 'result'] as const;
export type AccountKind = (typeof accountKinds)[number];
export const moneyKinds = ['cash', 'bank', 'card', 'pix'] as const;
export type MoneyKind = (typeof moneyKinds)[number];
export const allocationKeys = ['none', 'departure', 'hour', 'passenger'] as const;
export type AllocationKey = (typeof allocationKeys)[number];

/** An account every company begins with. */
export type ChartAccount = {
  code: string;
  kind: AccountKind;
  role: AccountRole;
  money_kind: MoneyKind | null;
  line: ResultLine | null;
};

const balance = (
  code: string,
  kind: AccountKind,
  role: BalanceRole,
  money_kind: MoneyKind | null = null,
) => ({
  code,
  kind,
  role,
  money_kind,
  line: null,
});

/** The chart every company begins with: assets, liabilities, equity, and one account for each line of its results. */
export const chart: readonly ChartAccount[] = [
  balance('1.1.01', 'asset', 'cash', 'cash'),
  balance('1.1.02', 'asset', 'bank', 'bank'),
  balance('1.1.03', 'asset', 'pix', 'pix'),
  balance('1.1.04', 'asset', 'cards', 'card'),
  balance('1.2.01', 'asset', 'receivable'),
  balance('1.2.02', 'asset', 'agencies'),
  balance('1.2.03', 'asset', 'supplier-advances'),
  balance('2.1.01', 'liability', 'advances'),
  balance('2.1.02', 'liability', 'credits'),
  balance('2.1.03', 'liability', 'payable'),
  balance('2.1.04', 'liability', 'commissions'),
  balance('2.1.05', 'liability', 'owner-shares'),
  balance('2.1.06', 'liability', 'crew-days'),
  balance('2.1.07', 'liability', 'taxes'),
  balance('2.1.08', 'liability', 'services'),
  balance('2.9.01', 'liability', 'allocation'),
  balance('3.1.01', 'equity', 'capital'),
  balance('3.1.02', 'equity', 'retained'),
  ...resultLines.map((line) => ({
    code: `4.${line}`,
    kind: 'result' as const,
    role: line,
    money_kind: null,
    line,
  })),
];

/** Where money of a method goes while nobody decided otherwise; credit is no money. */
export const methodRoles = {
  dinheiro: 'cash',
  pix: 'pix',
  cartao: 'cards',
  transferencia: 'bank',
  outro: 'cash',
  credito: 'credits',
  parceiro: 'agencies',
} as const satisfies Readonly<Record<string, BalanceRole>>;

/** On which line a product’s sales stand, by its type. */
export function revenueLine(type: string): ResultLine {
  if (type === 'private_charter') return '1.2';
  if (type === 'rental') return '1.3';
  return type === 'retail' ? '1.4' : '1.1';
}

/** Result accounts that are costs, by what they are for: they are read by their debit. */
export const isCost = (role: string | null) => /^(2|4|6|8|12|13)\./.test(role ?? '');
