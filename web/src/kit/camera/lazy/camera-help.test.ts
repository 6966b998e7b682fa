import { expect, test } from 'vitest';
import { allowKey } from './camera-help.ts';

test('how to allow a refused camera is told for the browser at hand', () => {
  const agents = {
    allowIphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    allowAndroid:
      'Mozilla/5.0 (Linux; Android 15; moto g) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    allowFirefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    allowDesktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  };
  for (const [key, agent] of Object.entries(agents)) expect(allowKey(agent)).toBe(key);
});
