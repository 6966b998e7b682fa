import { expect, test } from 'vitest';
import { phoneText, whatsAppLink } from './phone-text.ts';

test('a Brazilian number reads with its area code, any other as it is', () => {
  expect(phoneText('48999142207')).toBe('(48) 99914-2207');
  expect(phoneText('+554832511500')).toBe('(48) 3251-1500');
  expect(phoneText('+351912345678')).toBe('+351912345678');
});

test('a chat address carries the country, Brazil where none is given', () => {
  expect(whatsAppLink('48999142207')).toBe('https://wa.me/5548999142207');
  expect(whatsAppLink('+351912345678')).toBe('https://wa.me/351912345678');
  expect(whatsAppLink('5548999142207')).toBe('https://wa.me/5548999142207');
  expect(whatsAppLink('(048) 99914-2207')).toBe('https://wa.me/5548999142207');
  expect(whatsAppLink('00351912345678')).toBe('https://wa.me/351912345678');
});
