/** Colours of one theme that follow from a tenant's own. All values are `#rrggbb`. */
export type BrandTokens = {
  /** The colour itself, only ever a fill. */
  brand: string;
  /** Black or white, whichever reads better on `brand`. */
  onBrand: string;
  /** Same hue, moved until it reads as text on page, surface and muted. */
  brandText: string;
  /** Same hue, moved until it shows as mark or outline. */
  brandUi: string;
  /** True when `brand` fades into the page, so that a filled button needs an edge. */
  edged: boolean;
};

/** The sign-in panel in the tenant's second colour. */
export type LoginTokens = { panel: string; onPanel: string; mark: string };

export type Brand = { light: BrandTokens; dark: BrandTokens; login: LoginTokens };

export const DEFAULT_BRAND = { name: 'Leme', primary: '#026190', secondary: '#0C1A25' } as const;

const DEFAULT_DARK_PRIMARY = '#54B7E7';
const LIGHT_GROUNDS = ['#F7FBFC', '#FFFFFF', '#EEF3F6'];
const DARK_GROUNDS = ['#0A131A', '#131D25', '#1D2832'];
const TEXT_RATIO = 4.5;
const MARK_RATIO = 3;
const LIGHTNESS_STEP = 0.005;

type Rgb = readonly [number, number, number];

/** `#RRGGBB` of a colour written as `#rgb` or `#rrggbb` with or without the hash, null for anything else. */
export function parseHex(value: string | null | undefined): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value?.trim() ?? '')?.[1];
  if (!digits) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.toUpperCase()}`;
}

/** Contrast ratio of two `#rrggbb` colours after WCAG 2: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Black or white, whichever has the higher contrast on the colour; never below 4.58. */
export function readableOn(color: string): '#000000' | '#FFFFFF' {
  return contrast(color, '#000000') >= contrast(color, '#FFFFFF') ? '#000000' : '#FFFFFF';
}

/** Everything the screens need from a tenant's two colours; a missing or broken one becomes the product's own. */
export function deriveBrand(primary: string | null, secondary: string | null): Brand {
  const own = parseHex(primary) ?? DEFAULT_BRAND.primary;
  const panel = parseHex(secondary) ?? DEFAULT_BRAND.secondary;
  const dark = own === DEFAULT_BRAND.primary ? DEFAULT_DARK_PRIMARY : own;
  return {
    light: tokensOn(own, LIGHT_GROUNDS, -1),
    dark: tokensOn(dark, DARK_GROUNDS, 1),
    login: {
      panel,
      onPanel: readableOn(panel),
      mark: moveUntil(own, [panel], MARK_RATIO, readableOn(panel) === '#FFFFFF' ? 1 : -1),
    },
  };
}

/** The custom properties that put a brand in force on the document. */
export function brandVariables(brand: Brand): Record<string, string> {
  return {
    ...themeVariables('light', brand.light),
    ...themeVariables('dark', brand.dark),
    '--login-panel': brand.login.panel,
    '--login-on-panel': brand.login.onPanel,
    '--login-mark': brand.login.mark,
  };
}

function themeVariables(theme: 'light' | 'dark', tokens: BrandTokens): Record<string, string> {
  return {
    [`--${theme}-brand`]: tokens.brand,
    [`--${theme}-on-brand`]: tokens.onBrand,
    [`--${theme}-brand-text`]: tokens.brandText,
    [`--${theme}-brand-ui`]: tokens.brandUi,
    [`--${theme}-brand-edge`]: tokens.edged ? tokens.brandUi : tokens.brand,
  };
}

function tokensOn(brand: string, grounds: readonly string[], direction: 1 | -1): BrandTokens {
  const page = grounds[0] ?? '#FFFFFF';
  return {
    brand,
    onBrand: readableOn(brand),
    brandText: moveUntil(brand, grounds, TEXT_RATIO, direction),
    brandUi: moveUntil(brand, grounds, MARK_RATIO, direction),
    edged: contrast(brand, page) < MARK_RATIO,
  };
}

/** Moves the lightness, hue kept, until the colour has the ratio to every ground; black and white always do. */
function moveUntil(color: string, grounds: readonly string[], ratio: number, direction: 1 | -1): string {
  const { lightness, chroma, hue } = toOklch(color);
  let moved = color;
  for (let step = 1; grounds.some((ground) => contrast(moved, ground) < ratio); step++) {
    const next = lightness + direction * step * LIGHTNESS_STEP;
    if (next <= 0) return '#000000';
    if (next >= 1) return '#FFFFFF';
    moved = fromOklch(next, chroma, hue);
  }
  return moved;
}

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
}

function linear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(part: number): string {
  const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return byte.toString(16).padStart(2, '0').toUpperCase();
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toOklch(hex: string): { lightness: number; chroma: number; hue: number } {
  const [red, green, blue] = channels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function fromOklch(lightness: number, chroma: number, hue: number): string {
  for (let kept = chroma; kept > 0.0005; kept *= 0.93) {
    const rgb = linearOf(lightness, kept, hue);
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return `#${rgb.map(encoded).join('')}`;
  }
  return `#${linearOf(lightness, 0, hue).map(encoded).join('')}`;
}

function linearOf(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
