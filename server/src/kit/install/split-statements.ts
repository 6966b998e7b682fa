// What may hold a semicolon that ends nothing, and the semicolon that does.
const piece =
  /--[^\n]*|\/\*|\$([a-z_][a-z_0-9]*)?\$|(?<![a-z_0-9$])e'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|[a-z_0-9$]+|;/giy;

/** The statements of an SQL text, each without its semicolon; strings, dollar quotes, names and comments stay whole. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let isEmpty = true;
  const end = (at: number) => {
    if (!isEmpty) statements.push(text.slice(start, at).trim());
    start = at + 1;
    isEmpty = true;
  };
  for (let at = 0; at < text.length; ) {
    piece.lastIndex = at;
    const [found = text[at] ?? ''] = piece.exec(text) ?? [];
    if (found === ';') end(at);
    else if (found !== '/*' && !found.startsWith('--') && found.trim() !== '') isEmpty = false;
    at = endOf(text, at, found);
  }
  end(text.length);
  return statements;
}

function endOf(text: string, at: number, found: string): number {
  if (found === '/*') return endOfComment(text, at);
  if (!/^\$[^$]*\$$/.test(found)) {
    if (found === "'" || found === '"') throw new Error(`A quote that never closes: ${lineAt(text, at)}`);
    return at + found.length;
  }
  const close = text.indexOf(found, at + found.length);
  if (close < 0) throw new Error(`A quote ${found} that never closes: ${lineAt(text, at)}`);
  return close + found.length;
}

/** Comments in comments count. */
function endOfComment(text: string, from: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  for (let deep = 0, next = mark.exec(text); next; next = mark.exec(text)) {
    deep += next[0] === '/*' ? 1 : -1;
    if (deep === 0) return mark.lastIndex;
  }
  throw new Error(`A comment that never closes: ${lineAt(text, from)}`);
}

const lineAt = (text: string, at: number) => text.slice(at).split('\n', 1)[0];
