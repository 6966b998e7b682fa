import { productsScreen } from '#modules/catalog/lazy/products/products-screen.tsx';
import { BoatsOfProduct } from '#modules/pricing/lazy/boats-of-product/boats-of-product.tsx';
import { PriceMonth } from '#modules/pricing/lazy/price-month/price-month.tsx';

/** Products with what they cost day by day and the boats they are sailed with, of which the register itself knows nothing. */
export const screen = productsScreen([PriceMonth, BoatsOfProduct]);
