import { expect, test } from 'vitest';
import { answerTo } from './answer-to.ts';
import { statementFaults } from './statement.ts';
import { anOfx } from './statements.testing.ts';

/** The same numbers each time. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const lines = Array.from({ length: 20 }, (_, at) => ({
  day: `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`,
  amount: at % 3 === 0 ? `-${at + 1},90` : `${(at + 1) * 10}.00`,
  fitid: `F${at % 7}`,
  memo: at % 5 === 0 ? '' : `COMPRA ${at}`,
}));

const changes: readonly ((text: string, at: number, to: number) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at, to) => text.slice(0, at) + text.slice(to),
  (text, at, to) => text.slice(0, to) + text.slice(at),
  (text, at) => `${text.slice(0, at)}<${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}>${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\0${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}${text.slice(at).replace(/<\/?[A-Z]+>/, '')}`,
  (text, at) => `${text.slice(0, at)}&#x110000;<![CDATA[${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}${text.slice(at).toLowerCase()}`,
  (text, at) => `${text.slice(0, at)}${text.slice(at).replaceAll('\r\n', '')}`,
];

test('[B2.2-57] of 300 mutated files each is read or refused by name, and no line of it is lost or doubled', () => {
  const draw = random(45);
  let wereRead = 0;
  for (let each = 0; each < 300; each += 1) {
    const text = anOfx(lines, { xml: each % 2 === 0, closes: each % 3 === 0 });
    const [at, to] = [draw(text.length), draw(text.length)].toSorted((a, b) => a - b);
    const mutated = changes[each % changes.length]?.(text, at ?? 0, to ?? 0) ?? text;
    const answer = answerTo({ bytes: Uint8Array.from(Buffer.from(mutated, 'latin1')) });
    if ('fault' in answer) {
      expect(statementFaults).toContain(answer.fault);
      continue;
    }
    if (!('lines' in answer)) continue;
    wereRead += 1;
    const opened = mutated.replace(/<!\[CDATA\[[\s\S]*?(\]\]>|$)/g, '').match(/<STMTTRN\s*>/gi)?.length;
    expect(answer.lines.length + answer.refused.length).toBe(opened);
  }
  expect(wereRead).toBeGreaterThan(100);
});

test('signs that open and close nothing cost no more for being many', () => {
  for (const sign of ['<', '<A', '<A>', '</', '<![CDATA[', '&', '<STMTTRN>']) {
    const bytes = Uint8Array.from(Buffer.from(`<OFX>${sign.repeat(60_000)}`, 'latin1'));
    expect(answerTo({ bytes })).toHaveProperty('fault');
  }
});
