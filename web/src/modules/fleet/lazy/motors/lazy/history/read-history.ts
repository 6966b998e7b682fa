/** A reading as a line of the file says it. */
export type HistoryLine = { line: number; hours: number; taken_at: string };
export type History = { readings: HistoryLine[]; unread: number[] };

const day =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?:[T ](\d{1,2}):(\d{2})(?::\d{2})?)?$/;

/** A day, at noon unless it says when, in the zone of the company. */
function momentOf(text: string, timeZone: string): string | null {
  const found = day.exec(text);
  if (!found) return null;
  const [, year, month, date, dayFirst, monthNext, yearLast, hour = '12', minute = '00'] = found;
  const parts = {
    year: Number(year ?? yearLast),
    month: Number(month ?? monthNext),
    day: Number(date ?? dayFirst),
    hour: Number(hour),
    minute: Number(minute),
  };
  try {
    const local = Temporal.PlainDateTime.from(parts, { overflow: 'reject' });
    return local.toZonedDateTime(timeZone).toInstant().toString();
  } catch {
    return null;
  }
}

/** Hours as they are written here or elsewhere: `1.234,5`, `512,3`, `512.3`. */
function hoursOf(text: string): number | null {
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return /^\d{1,6}(\.\d)?$/.test(plain) ? Number(plain) : null;
}

const cellsOf = (line: string) => {
  const sign = [';', '\t', ','].find((each) => line.includes(each)) ?? ';';
  return line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
};

/** The readings of a file, day and hours a line; a first line that is none is its head. */
export function readHistory(text: string, timeZone: string): History {
  const history: History = { readings: [], unread: [] };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [at, written] of lines.entries()) {
    if (written.trim() === '') continue;
    const [moment = '', said = ''] = cellsOf(written);
    const [taken_at, hours] = [momentOf(moment, timeZone), hoursOf(said)];
    if (taken_at !== null && hours !== null) history.readings.push({ line: at + 1, hours, taken_at });
    else if (at > 0) history.unread.push(at + 1);
  }
  return history;
}
