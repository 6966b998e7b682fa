import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrandTokens, brandVariables, contrast, deriveBrand, parseHex, readableOn } from './brand.ts';

const grounds = {
  light: ['#F7FBFC', '#FFFFFF', '#EEF3F6'],
  dark: ['#0A131A', '#131D25', '#1D2832'],
} as const;

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function worst(color: string, theme: 'light' | 'dark'): number {
  return Math.min(...grounds[theme].map((ground) => contrast(color, ground)));
}

function holds(tokens: BrandTokens, theme: 'light' | 'dark'): boolean {
  const edge = tokens.edged ? tokens.brandUi : tokens.brand;
  return (
    contrast(tokens.brand, tokens.onBrand) >= 4.58 &&
    worst(tokens.brandText, theme) >= 4.5 &&
    worst(tokens.brandUi, theme) >= 3 &&
    contrast(edge, grounds[theme][0]) >= 3
  );
}

describe('tenant colours', () => {
  test('any pair of colours reads in both themes and on the sign-in page', () => {
    fc.assert(
      fc.property(hex, hex, (primary, secondary) => {
        const brand = deriveBrand(primary, secondary);
        expect(holds(brand.light, 'light')).toBe(true);
        expect(holds(brand.dark, 'dark')).toBe(true);
        expect(contrast(brand.login.panel, brand.login.onPanel)).toBeGreaterThanOrEqual(4.58);
        expect(contrast(brand.login.panel, brand.login.mark)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  test('the fill is the colour as it was given', () => {
    expect(deriveBrand('#6366f1', '#0d2940').light.brand).toBe('#6366F1');
    expect(deriveBrand('#6366f1', '#0d2940').dark.brand).toBe('#6366F1');
    expect(deriveBrand('#6366f1', '#0d2940').login.panel).toBe('#0D2940');
  });

  test('a light colour is darkened for text and gets an edge on light ground only', () => {
    const yellow = deriveBrand('#FFD400', null);
    expect(yellow.light).toMatchObject({ onBrand: '#000000', brandText: '#846D07', edged: true });
    expect(yellow.dark).toMatchObject({ brandText: '#FFD400', brandUi: '#FFD400', edged: false });
    expect(deriveBrand('#00E5FF', null).light.brandText).toBe('#117987');
  });

  test('black is put on a colour white would fail on', () => {
    expect(contrast('#6366F1', '#FFFFFF')).toBeLessThan(4.5);
    expect(deriveBrand('#6366F1', null).light).toMatchObject({ onBrand: '#000000', brandText: '#5B5CE7' });
  });

  test('a missing or broken colour becomes the product’s own', () => {
    const own = deriveBrand(null, null);
    expect(own.light).toMatchObject({ brand: '#026190', onBrand: '#FFFFFF', edged: false });
    expect(own.dark).toMatchObject({ brand: '#54B7E7', onBrand: '#000000', edged: false });
    expect(own.login.panel).toBe('#0C1A25');
    for (const broken of ['', 'blue', '#12', '#12345g', 'rgb(1,2,3)', '#1234567']) {
      expect(deriveBrand(broken, broken)).toEqual(own);
    }
  });

  test('short notation and a missing hash are understood', () => {
    expect(parseHex(' #fd0 ')).toBe('#FFDD00');
    expect(parseHex('FD0')).toBe('#FFDD00');
    expect(parseHex(undefined)).toBe(null);
  });

  test('every value for the document is a plain colour under a theme’s name', () => {
    for (const [name, value] of Object.entries(brandVariables(deriveBrand('#FFD400', '#0D2940')))) {
      expect(name).toMatch(/^--(light|dark|login)-[a-z-]+$/);
      expect(value).toMatch(/^#[0-9A-F]{6}$/);
    }
    expect(brandVariables(deriveBrand('#FFD400', null))['--light-brand-edge']).not.toBe('#FFD400');
  });

  test('contrast is that of the accessibility guidelines', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(readableOn('#026190')).toBe('#FFFFFF');
  });
});
