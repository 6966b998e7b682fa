export type ToldException = {
  resource: string;
  action: string;
  granted: boolean;
  reason: string;
  expires_at: string | null;
};

/** An exception in a line of the trail: what, whether given or taken, until when and why. */
export function exceptionLine({ resource, action, granted, reason, expires_at }: ToldException): string {
  const until = expires_at ? ` < ${Temporal.Instant.from(expires_at).toString()}` : '';
  return `${granted ? '+' : '-'}${resource}:${action}${until} (${reason})`;
}

// A reason may go over several lines, of which none begins as an exception does.
const start = /^([+-])([a-z-]+):([a-z]+)(?: < (\S+))? \(/;

/** What the lines of a step say, in their order. */
export function readExceptionLines(text: string): ToldException[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (start.test(line)) lines.push(line);
    else if (lines.length > 0) lines.push(`${lines.pop()}\n${line}`);
  }
  return lines.flatMap((line) => {
    const [whole = '', sign, resource = '', action = '', until] = start.exec(line) ?? [];
    const reason = line.slice(whole.length, -1);
    return [{ resource, action, granted: sign === '+', reason, expires_at: until ?? null }];
  });
}
