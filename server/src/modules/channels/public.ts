export { releaseDue } from './allotments/release-allotments.ts';
export { purgeTests } from './octo/purge-tests.ts';
