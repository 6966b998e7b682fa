export { BookingQr } from './booking-qr.tsx';
export type { BookingQrProps } from './qr/use-share-code.ts';
export { ScanButton, type ScanButtonProps } from './scan-button.tsx';
export type { ScannerPanelProps } from './scanner/scanner.tsx';
export type { ScanHost } from './scanner/use-scanner.ts';
export { ScannerPanel } from './scanner-panel.tsx';
export { useHardwareScanner } from './use-hardware-scanner.ts';
