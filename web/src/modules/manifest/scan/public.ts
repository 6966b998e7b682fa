export { BookingQr, type BookingQrProps } from './booking-qr.tsx';
export { ScanButton, type ScanButtonProps } from './scan-button.tsx';
export { type ScanHost, ScannerPanel, type ScannerPanelProps } from './scanner-panel.tsx';
export { useHardwareScanner } from './use-hardware-scanner.ts';
