export { PriceTrace } from './trace/price-trace.tsx';
