import { usualLines } from '@leme/contract/finance/lines/lines';
import { statementOf } from '@leme/contract/finance/results';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import type { DemoWork } from '../../../demo/demo.ts';
import { closedBack, monthly, salesBefore } from './bills.ts';

/** Months of before that are closed, each with its statement as it was printed. */
export async function insertClosings(work: DemoWork): Promise<void> {
  const { company, random, staff, today, timezone, insert } = work;
  const closed_by = staff.get('admin') ?? random.id();
  const lines = printed(company.subdomain);
  const closings = closedBack.map((back) => {
    const month = Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: back });
    const closed = month
      .add({ months: 1, days: 4 })
      .toZonedDateTime({ timeZone: timezone, plainTime: '18:00' });
    return {
      id: random.id(),
      month: month.toString(),
      results: JSON.stringify(lines),
      closed_at: closed.toInstant().toString(),
      closed_by,
    };
  });
  await insert('finance_periods', closings);
}

/** What a month of sales and bills comes to, line by line. */
function printed(subdomain: string) {
  const leaves = [...(monthly[subdomain] ?? []), ...salesBefore].map(({ line, amount, isSale = false }) => ({
    code: line,
    cents: isSale ? toCents(amount) : -toCents(amount),
  }));
  return statementOf(leaves, usualLines).map(({ code, unit, value }) => ({
    code,
    unit,
    amount: value === null || unit === 'share' ? value : toReais(value),
  }));
}
