import { buildWeb } from './build-web.ts';

// Run once while an image is made: the launcher has installed the dependencies by the time this starts.
await buildWeb((line) => console.log(line));
