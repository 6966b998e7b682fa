import type { FastifyHelmetOptions } from '@fastify/helmet';

// What a browser may hand to a page: the camera reads codes, the screen stays on at the pier, lists are copied. Names that
// not every browser knows are left out, because each page would complain of them.
const used = ['autoplay', 'camera', 'clipboard-write', 'screen-wake-lock'];
const unused = [
  ...['accelerometer', 'clipboard-read', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** What pages may use of a device; everything else is off, for what they might be made to load as well. */
export const permissionsPolicy = [
  ...used.map((name) => `${name}=(self)`),
  ...unused.map((name) => `${name}=()`),
].join(', ');

/** Headers of every answer. The policy of `architecture.md`; HSTS only where the public address is https. */
export function contentSecurityPolicy(publicOrigin: string | undefined): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['sw'],
      },
    },
    hsts: publicOrigin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
