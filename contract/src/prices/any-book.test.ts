import { expect, test } from 'vitest';
import { anyBook, seeded, shuffled } from './any-book.testing.ts';
import { quote } from './quote.ts';
import { replay } from './replay.ts';

const books = 20_000;

test(`of ${books} price books and parties none has a price below nothing, all add up, replay to the centavo, and do not care in which order they were typed`, () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= books; seed += 1) {
    const random = seeded(seed);
    const { book, inputs } = anyBook(random);
    const said = quote(inputs, book);
    const { lines, adjustments, total, trace } = said;
    const sum = [...lines.map(({ total_price }) => total_price), ...adjustments.map(({ cents }) => cents)];
    const amounts = [total, ...lines.flatMap(({ unit_price, total_price }) => [unit_price, total_price])];
    if (amounts.some((cents) => cents < 0 || !Number.isSafeInteger(cents)))
      faults.push(`${seed} below nothing`);
    if (sum.reduce((all, cents) => all + cents, 0) !== total) faults.push(`${seed} does not add up`);
    const counted = new Set(trace.counted.map(({ id }) => id));
    const versions = {
      rules: book.rules.filter(({ id }) => counted.has(id)),
      specials: book.specials.filter(({ id }) => counted.has(id)),
    };
    if (JSON.stringify(replay(trace, versions).lines) !== JSON.stringify(lines))
      faults.push(`${seed} replays otherwise`);
    const rules = shuffled(book.rules, random);
    const other = quote(inputs, { ...book, rules, specials: shuffled(book.specials, random) });
    if (JSON.stringify(other) !== JSON.stringify(said)) faults.push(`${seed} depends on the order`);
  }
  expect(faults).toEqual([]);
});
