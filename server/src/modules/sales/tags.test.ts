import { tags } from '@leme/contract/sales/tags';
import { checkResource } from '../../testing/check-resource.ts';

checkResource(tags);
