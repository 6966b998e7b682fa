import { droppedLine, movedLine, type StatementLine, templates } from '@leme/contract/finance/lines/lines';
import type { Statement } from '@leme/contract/finance/statement-endpoints';
import { useState } from 'react';

type Drawing = Pick<Statement, 'lines' | 'accounts'>;

/** The statement as somebody draws it, before it is saved. */
export function useDrawing({ lines, accounts }: Statement) {
  const [drawing, setDrawing] = useState<Drawing>({ lines, accounts });
  const [isDirty, setDirty] = useState(false);
  const draw = (change: (drawing: Drawing) => Drawing) => {
    setDrawing(change);
    setDirty(true);
  };
  const drawLines = (change: (lines: readonly StatementLine[]) => readonly StatementLine[]) =>
    draw((now) => settled({ ...now, lines: [...change(now.lines)] }));
  return {
    ...drawing,
    isDirty,
    move: (code: string, by: -1 | 1) => drawLines((now) => movedLine(now, code, by)),
    drop: (code: string, onto: string) => drawLines((now) => droppedLine(now, code, onto)),
    remove: (code: string) => drawLines((now) => now.filter((line) => line.code !== code)),
    /** In place of what it was, or behind the last of its group. */
    put: (line: StatementLine, before: string | null) => drawLines((now) => withLine(now, line, before)),
    take: (name: keyof typeof templates) =>
      draw(({ accounts: all }) =>
        settled({
          lines: [...templates[name]],
          accounts: all.map((account) => ({ ...account, line: account.role })),
        }),
      ),
    stand: (id: string, line: string | null) =>
      draw((now) => ({
        ...now,
        accounts: now.accounts.map((account) => (account.id === id ? { ...account, line } : account)),
      })),
  };
}

/** An account whose line went stands on none. */
function settled({ lines, accounts }: Drawing): Drawing {
  const sums = new Set(lines.flatMap(({ code, kind }) => (kind === 'sum' ? [code] : [])));
  return {
    lines,
    accounts: accounts.map((account) => ({
      ...account,
      line: account.line !== null && sums.has(account.line) ? account.line : null,
    })),
  };
}

function withLine(lines: readonly StatementLine[], line: StatementLine, before: string | null) {
  if (before !== null) return lines.map((each) => (each.code === before ? line : each));
  const parent = line.code.slice(0, Math.max(0, line.code.lastIndexOf('.')));
  const last = lines.findLastIndex(({ code }) => code === parent || code.startsWith(`${parent}.`));
  const at = parent === '' || last < 0 ? lines.length : last + 1;
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}
