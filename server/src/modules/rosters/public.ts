export { type Ahead, readAhead } from './week/read-ahead.ts';
