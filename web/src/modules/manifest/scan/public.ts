export { BookingQr } from './booking-qr.tsx';
export type { BookingQrProps } from './qr/use-share-code.ts';
export { ScanButton, type ScanButtonProps } from './scan-button.tsx';
export type { ScannerPanelProps } from './scanner.tsx';
export { ScannerPanel } from './scanner-panel.tsx';
export { useHardwareScanner } from './use-hardware-scanner.ts';
export type { ScanHost } from './use-scanner.ts';
