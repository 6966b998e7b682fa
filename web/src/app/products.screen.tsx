import { productsScreen } from '#modules/catalog/lazy/products/products-screen.tsx';
import { PriceMonth } from '#modules/pricing/lazy/price-month/price-month.tsx';

/** Products with what they cost day by day, of which the register itself knows nothing. */
export const screen = productsScreen([PriceMonth]);
