import { readScan } from '@leme/contract/manifest/scan';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { pathOf } from '#ui/qr/qr-code.ts';
import { bookingModules } from './booking-modules.ts';

const ids = {
  tenant_id: '0198b0aa-0000-7000-8000-00000000000a',
  booking_id: '0198b0aa-1111-7000-8000-00000000000b',
};

test('the code that is shown and printed reads as the booking it was made of, and is small', () => {
  const modules = bookingModules(ids);
  // Version 3 is 29 modules wide; four more stand on each side.
  expect(modules.length).toBe(29 + 8);
  const scale = 4;
  const side = modules.length * scale;
  const data = Uint8ClampedArray.from({ length: side * side * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    const [x, y] = [Math.floor((pixel % side) / scale), Math.floor(pixel / side / scale)];
    return index % 4 === 3 || !modules[y]?.[x] ? 255 : 0;
  });
  expect(readScan(decodeQR({ width: side, height: side, data }))).toEqual({ kind: 'booking', ...ids });
});

test('the drawing has one square a dark module', () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
