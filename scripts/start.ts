import { logFault } from '../server/src/kit/watch/fault-log.ts';
import { tellLauncher } from '../server/src/kit/watch/tell-launcher.ts';
import { guardAgainstDistress } from '../server/src/kit/watch/watchdog.ts';
import { buildWeb } from './build/build-web.ts';
import { startFault } from './start-fault.ts';
import { startServer } from './start-server.ts';

const say = (line: string) => console.log(line);

const distress = 70;
// What nobody foresaw: noted without values, and the product starts again.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => {
    logFault({ event: 'process' }, error);
    process.exit(distress);
  });

// Tests of the server alone need no pages.
const webFolder = process.env.LEME_API_ONLY === '1' ? undefined : await buildWeb(say);
const server = await startServer({ webFolder, say }).catch((error) => {
  console.error(startFault(error));
  process.exit(1);
});
guardAgainstDistress();
tellLauncher('answers');
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
