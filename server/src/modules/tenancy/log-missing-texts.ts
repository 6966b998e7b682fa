import { reportMissingTexts } from '@leme/contract/tenancy/endpoints';
import { serveOpen } from '#kit/http/serve';

/** What texts and builds are called; anything else a sender may have made up. */
const isName = (text: string) => /^[\w./-]+ [\w./-]+( \([\w-]+\))?$/.test(text);

/** One line on stderr that names the texts a browser asked for and did not have. Nobody is named, nothing is kept. */
export const servesMissingTexts = serveOpen(reportMissingTexts, async ({ input }) => {
  const texts = input.texts.filter(isName);
  const build = /^[\w.-]+$/.test(input.build_id) ? input.build_id : 'unknown';
  if (texts.length > 0)
    process.stderr.write(
      `${JSON.stringify({ time: new Date().toISOString(), level: 'warning', event: 'missing-texts', build, count: texts.length, texts })}\n`,
    );
  return null;
});
