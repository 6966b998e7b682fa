import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const BoatFeaturesScreen = resourceScreen(boatFeatures, {
  columns: ['group', 'filterable'],
  form: [{ rows: ['name', 'group icon', 'filterable'] }],
  empty:
    'Liste o que as embarcações oferecem: banheiro, som, churrasqueira.|List what the boats offer: toilet, sound, barbecue.|Enumera lo que ofrecen las embarcaciones: baño, sonido, parrilla.|Indiquez ce que les bateaux offrent : toilettes, son, barbecue.|Elenca ciò che le imbarcazioni offrono: bagno, audio, barbecue.',
});
