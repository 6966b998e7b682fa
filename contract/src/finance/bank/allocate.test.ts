import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { isRuled, likeness, nameShare, ownTxid } from './lines.ts';

test('lines and items come together in their order, a fee first', () => {
  expect(allocate([19_600], [10_000, 10_000, -400])).toEqual([
    { line: 0, item: 2, cents: -400 },
    { line: 0, item: 0, cents: 10_000 },
    { line: 0, item: 1, cents: 10_000 },
  ]);
  expect(allocate([-4_000, -6_000], [-10_000])).toEqual([
    { line: 0, item: 0, cents: -4_000 },
    { line: 1, item: 0, cents: -6_000 },
  ]);
  expect(allocate([10_000], [2_500])).toEqual([{ line: 0, item: 0, cents: 2_500 }]);
});

test('what is too much, goes both ways or comes to nothing is no match', () => {
  for (const [lines, items] of [
    [[100], [101]],
    [[100, -100], [50]],
    [[100], [0]],
    [[100], [-1]],
    [[], [1]],
    [[100], [-50, 200]],
  ] as const)
    expect(allocate(lines, items)).toBeNull();
});

test('[B2.2-57] of 2,000 generated statements none is given more than it has, nor an item', () => {
  let state = 7;
  const draw = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  for (let each = 0; each < 2_000; each += 1) {
    const sign = draw(2) === 0 ? 1 : -1;
    const lines = Array.from({ length: 1 + draw(5) }, () => sign * (1 + draw(500)));
    const items = Array.from({ length: 1 + draw(6) }, () => (draw(5) === 0 ? -sign : sign) * (1 + draw(400)));
    const shares = allocate(lines, items);
    if (!shares) continue;
    items.forEach((cents, item) => {
      const given = shares.reduce((sum, share) => sum + (share.item === item ? share.cents : 0), 0);
      expect(given).toBe(cents);
    });
    lines.forEach((cents, line) => {
      const given = shares.reduce((sum, share) => sum + (share.line === line ? share.cents : 0), 0);
      expect(given * sign).toBeGreaterThanOrEqual(0);
      expect(given * sign).toBeLessThanOrEqual(cents * sign);
    });
  }
});

test('a text of a Pix of ours is found in a line, and nothing that only looks so', () => {
  expect(ownTxid('PIX RECEBIDO lmk7q2xa01 MARIA')).toEqual({ txid: 'LMK7Q2XA01', code: 'K7Q2XA' });
  expect(ownTxid('PIX LMF00000101')).toEqual({ txid: 'LMF00000101', code: 'F000001' });
  expect(ownTxid('PIX lme0a1b2c3d4e5f02')?.code).toBe('E0A1B2C3D4E5F');
  for (const text of ['PIX LMK7Q2XA0', 'XLMK7Q2XA01', 'LMK7Q2XA012', 'LM12345601', ''])
    expect(ownTxid(text)).toBeNull();
});

test('points speak for an item, its name the more of it is there', () => {
  const like = { hasTxid: false, isAmount: true, days: 0, name: 0 };
  expect(likeness({ ...like, hasTxid: true, isAmount: false })).toEqual({ points: 100, reason: 'txid' });
  expect(likeness(like)).toEqual({ points: 60, reason: 'day' });
  expect(likeness({ ...like, name: 1 })).toEqual({ points: 90, reason: 'day-name' });
  expect(likeness({ ...like, days: 3 })).toEqual({ points: 40, reason: 'near' });
  expect(likeness({ ...like, days: 9 })).toEqual({ points: 20, reason: 'amount' });
  expect(likeness({ ...like, isAmount: false, name: 1 })).toBeNull();
  expect(likeness({ ...like, hasNumber: true })).toEqual({ points: 85, reason: 'number' });
  expect(likeness({ ...like, hasNumber: true, isAmount: false })).toEqual({ points: 65, reason: 'number' });
  expect(nameShare('João da Silva', 'PIX JOAO SILVA 123')).toBe(1);
  expect(nameShare('Ana', 'BANANA')).toBe(0);
});

test('a rule is met whatever capitals and accents say', () => {
  const line = { amount: -5, payer: '', memo: 'Manutenção de conta' };
  expect(isRuled({ contains: 'MANUTENCAO', direction: 'out' }, line)).toBe(true);
  expect(isRuled({ contains: 'manutencao', direction: 'in' }, line)).toBe(false);
});
