import { anOfx } from '../../server/src/modules/finance/bank/read/statements.testing.ts';

/** A file of a bank as it is chosen on a page. */
export const ofxFile = (name: string, ...given: Parameters<typeof anOfx>) => ({
  name,
  mimeType: 'application/x-ofx',
  buffer: Buffer.from(anOfx(...given), 'latin1'),
});
