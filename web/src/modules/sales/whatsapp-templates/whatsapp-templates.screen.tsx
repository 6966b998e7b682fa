import { whatsappTemplates } from '@leme/contract/sales/whatsapp-templates';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { TemplatePreview } from './template-preview.tsx';

export const screen = resourceScreen(whatsappTemplates, {
  columns: ['category', 'message', 'language', 'order_index', 'is_active'],
  card: ['category', 'language', 'is_active'],
  form: [{ rows: ['name', 'message', 'category language', 'order_index is_active'] }],
  parts: [TemplatePreview],
  empty: 'whatsapp-templates.empty',
});
