import { openSource } from '../../server/src/drills/stream/stream.testing.ts';

/** Open pages, each with a sign-in of its own; resolves when every one was greeted. */
export async function openListeners(pages: readonly { address: string; cookie: string }[]) {
  let heard = 0;
  let lost = 0;
  const opened = pages.map(({ address, cookie }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ears = {
      hear({ event }: { event: string }) {
        if (event === 'hello') resolve();
        if (event === 'change') heard += 1;
      },
      retry: () => undefined,
      end(status: number | null) {
        lost += 1;
        reject(new Error(`an open page was answered ${status}`));
      },
    };
    return { source: openSource(address, { cookie }, ears), greeted: promise };
  });
  await Promise.all(opened.map(({ greeted }) => greeted));
  return {
    heard: () => heard,
    lost: () => lost,
    close() {
      for (const { source } of opened) source.destroy();
    },
  };
}
