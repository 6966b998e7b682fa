export { PriceSteps } from './simulator/price-steps.tsx';
export { PriceTrace } from './trace/price-trace.tsx';
