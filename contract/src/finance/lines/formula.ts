/** A formula over codes of lines, as it is read: `3 + 4`, `5 / 3`, `(7 - 8) * 9.1`. */
export type Formula = { code: string } | { op: Operator; left: Formula; right: Formula };
type Operator = '+' | '-' | '*' | '/';

const token = /\s*(\d{1,2}(?:\.\d{1,2})*|[-+*/()])/y;

/** Reads a formula; null where it is none. */
export function readFormula(text: string): Formula | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  let at = 0;
  const next = () => tokens[at];
  const level = (ops: string, inner: () => Formula | null): Formula | null => {
    let left = inner();
    for (let op = next(); left && op !== undefined && ops.includes(op); op = next()) {
      at += 1;
      const right = inner();
      left = right && { op: op as Operator, left, right };
    }
    return left;
  };
  const sum = (): Formula | null => level('+-', () => level('*/', single));
  const single = (): Formula | null => {
    const read = next();
    at += 1;
    if (read !== undefined && /^\d/.test(read)) return { code: read };
    if (read !== '(') return null;
    const inner = sum();
    const isClosed = next() === ')';
    at += 1;
    return isClosed ? inner : null;
  };
  const whole = sum();
  return at === tokens.length ? whole : null;
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  const trimmed = text.trimEnd();
  token.lastIndex = 0;
  while (token.lastIndex < trimmed.length) {
    const read = token.exec(trimmed)?.[1];
    if (read === undefined) return null;
    tokens.push(read);
  }
  return tokens.length > 0 ? tokens : null;
}

/** The codes a formula names. */
export function codesOf(formula: Formula): string[] {
  return 'code' in formula ? [formula.code] : [...codesOf(formula.left), ...codesOf(formula.right)];
}

/** What a formula comes to; nothing where it divides by nought. */
export function worthOf(formula: Formula, of: (code: string) => number | null): number | null {
  if ('code' in formula) return of(formula.code);
  const [left, right] = [worthOf(formula.left, of), worthOf(formula.right, of)];
  if (left === null || right === null) return null;
  if (formula.op === '+') return left + right;
  if (formula.op === '-') return left - right;
  if (formula.op === '*') return left * right;
  return right === 0 ? null : left / right;
}

/** 1 for money and 0 for a share of some; nothing for what is neither, such as money times money. */
export function powerOf(formula: Formula, of: (code: string) => number | null): number | null {
  if ('code' in formula) return of(formula.code);
  const [left, right] = [powerOf(formula.left, of), powerOf(formula.right, of)];
  if (left === null || right === null) return null;
  if (formula.op === '*') return left + right;
  if (formula.op === '/') return left - right;
  return left === right ? left : null;
}
