import { stockItems } from '@leme/contract/stock/stock-items';
import { stockLocations } from '@leme/contract/stock/stock-locations';
import { checkResource } from '../../testing/registers/check-resource.ts';

checkResource(stockItems);
checkResource(stockLocations);
