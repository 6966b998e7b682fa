export { byHand } from './quotes/by-hand.ts';
export { type Priced, priceOf, pricesOf, requireSamePrice } from './quotes/price-of.ts';
export { returnSpecialPrices, takeSpecialPrice } from './special-prices/special-price-uses.ts';
