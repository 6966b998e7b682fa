export type ToldException = {
  resource: string;
  action: string;
  granted: boolean;
  reason: string;
  expires_at: string | null;
};

/** A text whose lines are one: each end of a line, with what surrounds it, is a space. */
export const oneLine = (text: string): string => text.trim().replace(/\s*[\n\r\u0085\u2028\u2029]\s*/g, ' ');

/** An exception in a line of the trail: what, whether given or taken, until when and why. */
export function exceptionLine({ resource, action, granted, reason, expires_at }: ToldException): string {
  const until = expires_at ? ` < ${Temporal.Instant.from(expires_at).toString()}` : '';
  return `${granted ? '+' : '-'}${resource}:${action}${until} (${oneLine(reason)})`;
}

// A reason of before it had to be one line may go over several, of which none begins as an exception does.
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
