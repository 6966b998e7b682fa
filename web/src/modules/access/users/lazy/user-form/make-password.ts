// What is read out is not mistaken for something else: no l, o, 0 or 1.
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** A temporary password by chance, in groups that can be read out: `k7mw-3dpa-x9qe`. */
export function makePassword(): string {
  // 32 signs divide 2^32, so that each is as likely as the others.
  const numbers = crypto.getRandomValues(new Uint32Array(groups * groupLength));
  const text = [...numbers].map((number) => signs.charAt(number % signs.length)).join('');
  return Array.from({ length: groups }, (_, at) => text.slice(at * groupLength, (at + 1) * groupLength)).join(
    '-',
  );
}
