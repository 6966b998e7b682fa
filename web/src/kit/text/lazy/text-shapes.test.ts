import { expect, onTestFinished, test } from 'vitest';
import { shapePlace } from '../shape-place.ts';
import { keepTextShape, lengthened, shapedTexts, textShape } from './text-shapes.ts';

test('a text is half as long again and ends visibly, and what is filled in stays', () => {
  const long = lengthened('{{name}} saiu às {{time}}');
  expect(long).toMatch(/^\[\{\{name\}\} sáíú às \{\{time\}\} .+\]$/);
  expect(lengthened('Reservas').length).toBeGreaterThanOrEqual(12);
  expect(lengthened('')).toBe('[]');
});

test('one text is marked with all its forms, in its folder alone', () => {
  const texts = { free_one: '1 lugar', free_other: '{{count}} lugares', freedom: 'Livre' };
  const mark = { kind: 'mark' as const, namespace: 'sales', key: 'free' };
  expect(shapedTexts(texts, 'sales', mark)).toEqual({
    free_one: '⟦1 lugar⟧',
    free_other: '⟦{{count}} lugares⟧',
    freedom: 'Livre',
  });
  expect(shapedTexts(texts, 'leads', mark)).toBe(texts);
});

test('what a tab keeps that is no shape is none', () => {
  onTestFinished(() => keepTextShape(null));
  keepTextShape({ kind: 'long' });
  expect(textShape()).toEqual({ kind: 'long' });
  for (const kept of ['{', 'null', '7', '{"kind":"mark"}', '{"kind":"neon"}']) {
    sessionStorage.setItem(shapePlace, kept);
    expect(textShape()).toBeNull();
  }
});
