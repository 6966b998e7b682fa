import { resourceEndpoints } from '../kit/resource-endpoints.ts';
import { fileEndpoints, transferEndpoints } from '../kit/resource-transfer-endpoints.ts';
import { boatFeatures } from './boat-features.ts';
import { boats } from './boats.ts';
import { supplierTypes } from './supplier-types.ts';
import { suppliers } from './suppliers.ts';

export const boatEndpoints = resourceEndpoints(boats);
export const boatFeatureEndpoints = resourceEndpoints(boatFeatures);
export const supplierEndpoints = resourceEndpoints(suppliers);
export const supplierTypeEndpoints = resourceEndpoints(supplierTypes);

export const boatTransferEndpoints = transferEndpoints(boats);
export const boatFileEndpoints = fileEndpoints(boats);
export const boatFeatureTransferEndpoints = transferEndpoints(boatFeatures);
export const supplierTransferEndpoints = transferEndpoints(suppliers);
export const supplierTypeTransferEndpoints = transferEndpoints(supplierTypes);
