import { readScan } from '@leme/contract/manifest/scan';

/** Scanners type a letter every few milliseconds; a person who rolls two keys does not keep that up. */
const gapMs = 60;
const enterGapMs = 150;
const shortest = 6;
/** Keys of a burst that are kept from shortcuts; until then it may still be a person. */
const sureAfter = 4;

/** Where a press happens: where keys are no text, in a search field, or in a field that is somebody's own. */
export type Place = 'page' | 'search' | 'field';

export type Press = { key: string; at: number; place: Place; combined: boolean };

export type Pressed = {
  /** A whole code, when this press ended one. */
  code: string | null;
  /** The press belongs to a scanner and must not do anything else. */
  swallow: boolean;
  /** This press may be the first letter of a code. */
  begins: boolean;
};

const nothing: Pressed = { code: null, swallow: false, begins: false };

/**
 * Tells a hardware scanner, which types like a keyboard and ends in Enter, from a person. In a search field letters
 * always arrive, and only a code of ours is taken out again; in any other field nothing is touched.
 */
export function createWedge() {
  let text = '';
  let last = 0;
  const forget = () => {
    text = '';
    return nothing;
  };

  function end(at: number, place: Place): Pressed {
    const typed = text;
    forget();
    const isBurst = typed.length >= shortest && at - last <= enterGapMs && place !== 'field';
    if (!isBurst || (place === 'search' && readScan(typed).kind === 'unknown')) return nothing;
    return { code: typed, swallow: true, begins: false };
  }

  return function press({ key, at, place, combined }: Press): Pressed {
    // A scanner that writes capitals presses Shift between the letters.
    if (key === 'Shift' || key === 'CapsLock') return nothing;
    if (combined || place === 'field') return forget();
    if (key === 'Enter') return end(at, place);
    if (key.length !== 1) return forget();
    const begins = text === '' || at - last > gapMs;
    text = begins ? key : text + key;
    last = at;
    return { code: null, swallow: place === 'page' && text.length >= sureAfter, begins };
  };
}
