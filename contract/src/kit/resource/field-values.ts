export type Amount = { amount: number; currency: string };
export type Coordinates = { lat: number; lng: number };
export type FareLine = { fare_type_id: string; quantity: number; price: number };
/** While more hours than these are left it costs this share, and at least so many reais. */
export type FeeTierValue = { hours_before: number; fee_bp: number; minimum_fee: number };
/** Both days are in it; one of them may be open. */
export type DateRange = { from: string | null; to: string | null };
