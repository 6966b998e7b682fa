/** What is looked at before a boat casts off, in the order in which it is told. */
export const gateCodes = [
  'papers',
  'capacity',
  'crew',
  'rest',
  'work_order',
  'plan_due',
  'names',
  'head_count',
  'previous',
] as const;
export type GateCode = (typeof gateCodes)[number];

/** What the law asks: nobody releases it. */
export const legalCodes: ReadonlySet<GateCode> = new Set<GateCode>(['papers', 'capacity', 'crew']);

/** Those that somebody with the right may release, by a reason and a name. */
export const releasable = gateCodes.filter((code) => !legalCodes.has(code));

export const checkStates = ['ok', 'avisa', 'impede', 'sem_dados', 'nao_avaliado'] as const;
export type CheckState = (typeof checkStates)[number];

export const gateResults = ['GO', 'GO_COM_RESSALVA', 'NO_GO'] as const;
export type GateResult = (typeof gateResults)[number];

export const gateModes = ['avisar', 'exigir'] as const;
export type GateMode = (typeof gateModes)[number];

/** A release says why in at least so many characters. */
export const shortestReason = 20;

/** What a company may make compulsory of everybody aboard beside the name. */
export const askedOfPeople = ['document', 'birth_date'] as const;
export type AskedOfPerson = 'name' | (typeof askedOfPeople)[number];
