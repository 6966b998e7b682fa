/** A line of a statement as its file tells it; `cents` below zero went out. */
export type ReadLine = {
  day: string;
  cents: number;
  fitid: string;
  payer: string;
  memo: string;
};

/** Why a line of a file was left out, in words that stay. */
export const lineRefusals = ['day', 'amount', 'zero', 'cells'] as const;
export type LineRefusal = (typeof lineRefusals)[number];
export type RefusedLine = { at: number; why: LineRefusal; text: string };

/** Why a whole file is none that can be read, in words that stay. */
export const statementFaults = [
  'empty',
  'not-a-statement',
  'cut-off',
  'other-account',
  'several-accounts',
  'nothing-valid',
  'too-many-rows',
  'too-costly',
  'mapping',
] as const;
export type StatementFault = (typeof statementFaults)[number];

export type ReadStatement = {
  kind: 'ofx' | 'csv';
  /** The number of the account, as its bank writes it. */
  account: string;
  lines: ReadLine[];
  refused: RefusedLine[];
  /** What the bank says is on the account, and on which day. */
  closing: { cents: number; day: string } | null;
};
export type Read = ReadStatement | { fault: StatementFault };

/** As many lines as a file may have. */
export const mostLines = 20_000;
