export { releaseDue } from './allotments/release-allotments.ts';
