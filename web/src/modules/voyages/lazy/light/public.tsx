export { SessionLight } from './session-light.tsx';
