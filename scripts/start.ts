import { buildWeb } from './build-web.ts';
import { startServer } from './start-server.ts';

const say = (line: string) => console.log(line);

// Tests of the server alone need no pages.
const webFolder = process.env.LEME_API_ONLY === '1' ? undefined : await buildWeb(say);
const server = await startServer({ webFolder, say });
// npm forwards the signal that the terminal also sends, so the second of a pair is the first one again.
let stopping: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    say('Stopping …');
    stopping = server.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
